import type { Bank, Days } from "../wire";
import { t } from "../words/words.svelte";

/** A clock in words. */
export function clockTold(clock: Bank | Days | null): string {
  if (clock === null) return t("page-clock-none");
  if (clock.type === "days") return t("page-clock-a-move", { days: clock.days });
  return t("page-clock-bank", { minutes: clock.seconds / 60, increment: clock.increment ?? 0 });
}

/** Parse the clock of a list, such as 300+5 or 3d. */
export function clockRead(text: string): Bank | Days | null {
  const bank = /^(\d+)\+(\d+)$/.exec(text);
  if (bank) return { type: "bank", seconds: Number(bank[1]), increment: Number(bank[2]) };
  const days = /^(\d+)d$/.exec(text);
  return days ? { type: "days", days: Number(days[1]) } : null;
}
