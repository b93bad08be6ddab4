import Bowser from "bowser";
import type { FastifyRequest } from "fastify";
import type { Device } from "../../acting/device.ts";

// A header of any length and content: what is shown of it are names that the library knows.
const mostLength = 500;

/** Gives the device that a request comes from. It is only a word to recognise it by: anybody may claim another. */
export function deviceOf({ headers }: FastifyRequest): Device {
  const said = headers["user-agent"]?.slice(0, mostLength);
  if (!said) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(said);
  return { browser: browser.name || null, system: os.name || null };
}
