import { isEmail } from "@ribambelle/domain/kernel/email";

/** Who letters come from. */
export interface Sender {
  readonly name: string;
  readonly address: string;
}

/** What a sender must be, as the end of a sentence. */
export const senderProblem = "must be one e-mail address, such as Agence Exemple <portail@example.fr>";

const named = /^(?:"([^"\\]*)"|([^"<>@,;:\\]*?))\s*<([^<>]+)>$/;

/** Reads `Name <address>` or `address`; null when it is neither. */
export function readSender(text: string): Sender | null {
  if (/\p{Cc}/u.test(text)) return null;
  const [, quoted, plain, address = text] = named.exec(text.trim()) ?? [];
  const sender = { name: (quoted ?? plain ?? "").trim(), address: address.trim() };
  return isEmail(sender.address) ? sender : null;
}
