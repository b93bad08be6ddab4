import { isIP } from "node:net";
import * as z from "zod/mini";
import { type SettingsOf, settings, text, url, whole } from "../settings.ts";

const origin = url("http:", "https:").check(
  z.refine((value) => !URL.canParse(value) || new URL(value).href === `${new URL(value).origin}/`, {
    error: "must be an address without a path, a query or a user name, such as https://portail.example.fr",
  }),
);

const proxies = text.check(
  z.refine((value) => /^\d{1,2}$/.test(value) || value.split(",").every((part) => isProxy(part.trim())), {
    error: "must be loopback, addresses or ranges separated by commas, or how many proxies stand in front",
  }),
);

function isProxy(part: string): boolean {
  const [address = "", bits, ...more] = part.split("/");
  if (["loopback", "linklocal", "uniquelocal"].includes(part)) return true;
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    more.length === 0 && most > 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most))
  );
}

/** Where the portal listens, its public address, and its limits on requests. */
export const httpSettings = settings(
  {
    HOST: z.optional(text),
    PORT: whole(0, 65_535, 3000),
    PUBLIC_URL: z.optional(origin),
    TRUST_PROXY: z.optional(proxies),
    BODY_LIMIT_BYTES: whole(1_000, 100_000_000, 65_536),
    SLOW_READER_SECONDS: whole(1, 3_600, 60),
    WRITES_PER_PERSON: whole(1, 1_000_000, 1_000),
    WRITE_WINDOW_MINUTES: whole(1, 1_440, 5),
  },
  (e) => ({
    host: e.HOST,
    port: e.PORT,
    publicUrl: e.PUBLIC_URL?.replace(/\/+$/, ""),
    trustProxy: e.TRUST_PROXY,
    bodyLimit: e.BODY_LIMIT_BYTES,
    slowReaderSeconds: e.SLOW_READER_SECONDS,
    writeLimit: { perPerson: e.WRITES_PER_PERSON, seconds: e.WRITE_WINDOW_MINUTES * 60 },
  }),
);

export type HttpSettings = SettingsOf<typeof httpSettings>;
