"""Boards, drawings and card pages of Audatia."""
