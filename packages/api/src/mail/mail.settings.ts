import * as z from "zod/mini";
import { type SettingsOf, settings, text, url, whole } from "../settings.ts";
import { readSender, senderProblem } from "./sender.ts";

/** The mail server, who letters come from, and how long they are tried. */
export const mailSettings = settings(
  {
    SMTP_URL: z.optional(url("smtp:", "smtps:")),
    MAIL_FROM: z._default(
      text.check(z.refine((value) => readSender(value) !== null, { error: senderProblem })),
      "ne-pas-repondre@example.fr",
    ),
    LETTER_HOURS: whole(1, 720, 24),
  },
  (e) => ({
    smtpUrl: e.SMTP_URL,
    mailFrom: readSender(e.MAIL_FROM) ?? { name: "", address: e.MAIL_FROM },
    letterHours: e.LETTER_HOURS,
  }),
);

export type MailSettings = SettingsOf<typeof mailSettings>;
