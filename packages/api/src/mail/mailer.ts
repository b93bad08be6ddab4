import { createTransport } from "nodemailer";
import type { Config } from "../config.ts";
import type { Db } from "../db/connect.ts";
import { insertMailboxLetter } from "./mailbox.store.ts";

/** A letter as its feature writes it: both forms say the same. */
export interface Letter {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export interface Mailer {
  /** Hands a letter to the mail server (to the development mailbox where there is none); rejects when it was not taken. */
  send(recipient: string, letter: Letter, messageId: string): Promise<void>;
  close(): void;
}

/** Opens the way out for letters: SMTP_URL, else the development mailbox; in production they wait until there is one. */
export function openMailer(config: Config, db: Db): Mailer {
  if (config.smtpUrl) return smtpMailer(config.smtpUrl, config.mailFrom);
  return {
    async send(recipient, { subject, html, text }) {
      if (config.production) throw new Error("SMTP_URL is not set: letters wait");
      await insertMailboxLetter(db, { recipient, subject, html, plain: text });
    },
    close() {},
  };
}

function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(recipient, { subject, html, text }, messageId) {
      await transport.sendMail({ from, to: recipient, subject, html, text, messageId });
    },
    close: () => transport.close(),
  };
}
