"""The rules of Audatia."""
