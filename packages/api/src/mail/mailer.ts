import { isEmail } from "@ribambelle/domain/kernel/email";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import MailComposer from "nodemailer/lib/mail-composer";
import type { Connection } from "../db/connection/connect.ts";
import type { WrittenLetter } from "./letters.ts";
import type { MailSettings } from "./mail.settings.ts";
import { insertMailboxLetter } from "./mailbox.store.ts";
import { type Answer, refused } from "./refusals.ts";
import type { Sender } from "./sender.ts";
import { deliver, type EncodedLetter } from "./smtpDelivery.ts";
import { smtpOptions } from "./smtpOptions.ts";

/** A letter that is ready to go. */
export interface Posted extends WrittenLetter {
  readonly id: string;
  readonly locale: Locale;
  /** When it was asked for. */
  readonly date: Date;
}

export interface Mailer {
  /** Hands a letter to the mail server (to the development mailbox where there is none) and gives its answer. */
  post(posted: Posted): Promise<Answer>;
  /** Cuts the connections under way; nothing is sent any more. */
  cut(): void;
  isCut(): boolean;
}

interface Needs {
  readonly config: MailSettings & { readonly production: boolean };
  readonly connection: Pick<Connection, "db">;
  readonly publicUrl: string;
  /** Its name is the sender's name when MAIL_FROM has none. */
  readonly agency: { readonly name: string };
}

/**
 * Opens the transport of letters: SMTP_URL, else the development mailbox; in production letters wait for
 * SMTP_URL.
 */
export function openMailer({ config, connection, publicUrl, agency }: Needs): Mailer {
  const { production, smtpUrl } = config;
  const { name, address } = config.mailFrom;
  if (smtpUrl)
    return smtpMailer(smtpUrl, { name: name || agency.name, address }, new URL(publicUrl).hostname);
  let isCut = false;
  return {
    async post({ recipient, letter: { subject, html, text } }) {
      if (production) return refused("no-mail-server");
      await insertMailboxLetter(connection.db, { recipient, subject, html, plain: text });
      return { taken: true };
    },
    cut() {
      isCut = true;
    },
    isCut: () => isCut,
  };
}

function smtpMailer(url: string, from: Sender, host: string): Mailer {
  const options = smtpOptions(url, host);
  const stopping = new AbortController();
  return {
    async post(posted) {
      if (!isEmail(posted.recipient)) return refused("address-unusable", true);
      return deliver(options, await seal(posted, from, host), stopping.signal);
    },
    cut: () => stopping.abort(),
    isCut: () => stopping.signal.aborted,
  };
}

/** Writes the bytes of a letter: the same at each attempt, so that mail programs recognise a repetition. */
export async function seal(
  { id, recipient, locale, date, letter, attachments = [], unsubscribeUrl }: Posted,
  from: Sender,
  host: string,
): Promise<EncodedLetter> {
  const message = new MailComposer({
    from,
    to: { name: "", address: recipient },
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    date,
    messageId: `<${id}@${host}>`,
    headers: {
      "Auto-Submitted": "auto-generated",
      "Content-Language": locale,
      ...(unsubscribeUrl && {
        "List-Unsubscribe": `<${unsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    textEncoding: "quoted-printable",
    attachments: attachments.map(({ fileName, content }) => ({
      filename: fileName,
      content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
      contentType: "application/pdf",
    })),
    xMailer: false,
    baseBoundary: id,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as ConstructorParameters<typeof MailComposer>[0]).compile();
  const envelope = message.getEnvelope();
  return {
    from: envelope.from || from.address,
    to: envelope.to[0] ?? recipient,
    bytes: await message.build(),
  };
}
