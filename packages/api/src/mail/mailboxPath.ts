/** Where a portal without a mail server shows its letters. */
export const mailboxPath = "/boite-aux-lettres";
