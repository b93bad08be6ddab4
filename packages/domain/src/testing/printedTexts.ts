/** French printed in the specification, kept letter for letter with its straight apostrophes and its spaces. */
export const printedTexts: ReadonlySet<string> = new Set([
  "Le format de l'email n'est pas valide", // ERR-04
  "Ok, j'ai compris", // POPUP-OP7
  "Une erreur est survenue lors de l'action.", // ERR-14
  "Vous n'êtes pas autorisé à accéder à cette page.", // ERR-19
]);

/** What is said alike in both languages. */
export const alikeTexts: ReadonlySet<string> = new Set([
  "Contacts",
  "Cookies",
  "Documents",
  "Intermittent (CDII)",
  "Internal Server Error", // ERR-17
  "Interventions",
  "Menu",
  "Notifications",
  "Parents",
  "Questionnaire",
  "Standard",
  "Unauthorized", // api-contract.md §0
  "parent",
]);
