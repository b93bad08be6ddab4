import { dayAt } from "@ribambelle/domain/kernel/day";
import { drawnRequest } from "./drawnRequest.ts";

/** Gives the day it is in the agency's time zone, wherever the person is. */
export function today(): string {
  return dayAt(drawnRequest()?.now ?? new Date());
}

/** Gives the instant it is: that of the request in the page that the server draws. */
export const instant = (): Date => drawnRequest()?.now ?? new Date();
