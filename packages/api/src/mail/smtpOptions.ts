import { isIP } from "node:net";
import { parseConnectionUrl } from "nodemailer/lib/shared";
import type { SMTPConnectionAuth, SMTPConnectionOptions } from "nodemailer/lib/smtp-connection";

/** How to reach the mail server, and as whom. */
export type SmtpOptions = SMTPConnectionOptions & {
  readonly auth?: SMTPConnectionAuth;
  /** How long all may take, in milliseconds, until the server lets the letter itself come. */
  readonly beforeLetter: number;
};

const isHere = (host: string) => host === "localhost" || host === "::1" || host.startsWith("127.");

const withBeforeLetter = (url: string) => {
  const said = Number(new URL(url).searchParams.get("beforeLetter"));
  return said > 0 ? { beforeLetter: said } : {};
};

/**
 * Reads SMTP_URL, its query options included. A password never leaves this machine unencrypted unless the address says so
 * (`?requireTLS=false`), and the portal presents itself by its public name.
 */
export function smtpOptions(url: string, host: string): SmtpOptions {
  const given = parseConnectionUrl(url);
  const own = given.host?.replace(/^\[|\]$/g, "") ?? "localhost";
  const hasName = host.includes(".") && !isIP(host);
  return {
    ...(hasName && { name: host }),
    requireTLS: Boolean(given.auth) && !isHere(own),
    connectionTimeout: 30_000,
    greetingTimeout: 30_000,
    // A server that says nothing then will not take the letter now; another conversation is worth more than the five minutes
    // that RFC 5321 §4.5.3.2 leaves each command. (The address may say `?beforeLetter=`.)
    beforeLetter: 60_000,
    // RFC 5321 §4.5.3.2.6: a client that does not wait ten minutes for the last reply makes duplicates.
    socketTimeout: 600_000,
    ...given,
    ...withBeforeLetter(url),
    host: own,
  };
}
