import { isIP } from "node:net";
import { parseConnectionUrl } from "nodemailer/lib/shared";
import type { SMTPConnectionAuth, SMTPConnectionOptions } from "nodemailer/lib/smtp-connection";

/** How to reach the mail server, and as whom. */
export type SmtpOptions = SMTPConnectionOptions & { readonly auth?: SMTPConnectionAuth };

const isHere = (host: string) => host === "localhost" || host === "::1" || host.startsWith("127.");

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
    // RFC 5321 §4.5.3.2.6: a client that does not wait ten minutes for the last reply makes duplicates.
    socketTimeout: 600_000,
    ...given,
    host: own,
  };
}
