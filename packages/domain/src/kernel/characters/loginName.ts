/** Gives the form under which a user name or an e-mail address is compared: trimmed, lower case (AUTH-OP3). */
export function loginName(typed: string): string {
  return typed.trim().normalize("NFC").toLowerCase();
}
