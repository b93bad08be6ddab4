/**
 * Why a letter is written. A `service` letter belongs to what the person has or asked for (a password, a signature, their
 * security) and always goes; an `invitation` goes to a stranger in somebody's name, with its own way to refuse it; the others go
 * to those who take them (SETTINGS-14 to -20).
 */
export type LetterPurpose =
  | "service"
  | "invitation"
  | "agency-information"
  | "partners-information"
  | "new-adverts";
