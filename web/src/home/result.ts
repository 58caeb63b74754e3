/** What a result such as `0-1` or `0-0` means to whoever had these seats; null: to be told as it is written. */
export function meant(result: string, yours: number[]): "abandoned" | "drawn" | "won" | "lost" | null {
  if (result === "*") return "abandoned";
  if (!result.includes("1")) return "drawn";
  if (yours.length !== 1) return null;
  return result.split("-")[yours[0]!] === "1" ? "won" : "lost";
}

/** Who fences: of many with one name it is said how many. */
export function counted(names: string[]): string {
  if (names.length < 3) return names.join(" – ");
  return [...new Set(names)]
    .map((name) => ({ name, count: names.filter((one) => one === name).length }))
    .map(({ name, count }) => (count > 1 ? `${count} × ${name}` : name))
    .join(" – ");
}
