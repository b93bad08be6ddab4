import { type RefusalReason, refusalReasons } from "@ribambelle/domain/letters/letter";

export type { RefusalReason };

/** What became of an attempt. `forGood`: the same letter would be refused again. */
export type Answer =
  | { readonly taken: true }
  | { readonly taken: false; readonly forGood: boolean; readonly refusal: string };

export const refused = (reason: RefusalReason, forGood = false, codes = ""): Answer => ({
  taken: false,
  forGood,
  refusal: codes ? `${reason} ${codes}` : reason,
});

/** Reads a refusal as it is kept: our word, then what the server answered; null for one that this version does not know. */
export function refusalOf(kept: string): { readonly reason: RefusalReason; readonly codes: string } | null {
  const [word = "", ...codes] = kept.split(" ");
  const reason = refusalReasons.find((known) => known === word);
  return reason ? { reason, codes: codes.join(" ") } : null;
}

// RFC 3463 §3.2 and RFC 7505: no such mailbox, no such domain, moved without a word, a domain that takes no mail.
const nobody = /^recipient-refused 5\d\d 5\.1\.(1|2|6|10)$/;

/** True when the mail server of the address says that nobody is there, and says it for good. */
export const knowsNobody = (answer: Answer) => !answer.taken && answer.forGood && nobody.test(answer.refusal);

// The reason by the command at which the server refused, as nodemailer names it.
const reasons: Readonly<Record<string, RefusalReason>> = {
  "RCPT TO": "recipient-refused",
  DATA: "message-refused",
  "MAIL FROM": "sender-refused",
};
const withoutReply: Readonly<Record<string, RefusalReason>> = {
  ETIMEDOUT: "no-answer",
  ETLS: "not-encrypted",
  EAUTH: "sign-in-refused",
  EDNS: "unreachable",
};
const unreachable = /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** What nodemailer tells of a failure. */
export interface SmtpError {
  readonly code?: string;
  readonly originalCode?: string;
  readonly responseCode?: number;
  readonly response?: string;
  readonly command?: string;
}

/**
 * Classifies nodemailer's error. Only a 5xx for this recipient or this message is final. A server that is
 * away, refuses our sign-in or does not relay for us (5.7.x at the recipient, 530) may be repaired: letters
 * wait.
 */
export function answerOf(error: SmtpError): Answer {
  const { code = "", responseCode, response, command = "" } = error;
  if (responseCode) {
    const enhanced = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response ?? "")?.[1];
    const codes = enhanced ? `${responseCode} ${enhanced}` : String(responseCode);
    const reason = code === "EAUTH" ? "sign-in-refused" : (reasons[command] ?? "server-refused");
    const aboutUs =
      [530, 534, 535, 538].includes(responseCode) ||
      (command === "RCPT TO" && (enhanced?.startsWith("5.7.") || /relay/i.test(response ?? "")));
    const aboutLetter = ["RCPT TO", "DATA"].includes(command) && responseCode >= 500;
    return refused(reason, aboutLetter && !aboutUs, codes);
  }
  if (code === "EMESSAGE") return refused("message-refused", true);
  if (code === "EENVELOPE") return refused("address-unusable", true);
  const system = error.originalCode ?? code;
  if (unreachable.test(system)) return refused("unreachable", false, system);
  if (/CERT|ERR_SSL|ERR_TLS|ISSUER/.test(system)) return refused("not-encrypted", false, system);
  return refused(withoutReply[code] ?? "connection-lost");
}
