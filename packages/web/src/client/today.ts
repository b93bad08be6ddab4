import { dayAt } from "@ribambelle/domain/kernel/day";
import { around } from "./around.ts";

/** Gives the day it is in the agency's time zone, wherever the person is. */
export function today(): string {
  return dayAt(around()?.now ?? new Date());
}

/** Gives the instant it is: that of the request in the page that the server draws. */
export const instant = (): Date => around()?.now ?? new Date();
