/** French printed in the specification, kept letter for letter with its straight apostrophes and its spaces. */
export const printedTexts: ReadonlySet<string> = new Set([
  "La taille de l'image ne doit pas excéder 10Mo", // ERR-02
  "Le format de l'image n'est pas valide", // ERR-03
  "Le format de l'email n'est pas valide", // ERR-04
  "Ok, j'ai compris", // POPUP-OP7
  "Une erreur est survenue lors de l'action.", // ERR-14
  "Vos réponses ont bien été enregistrés !", // SURVEY-16
  "Oops ! Une erreur est survenue, veuillez réessayer plus tard.", // SURVEY-17
  "Vous n'êtes pas autorisé à accéder à cette page.", // ERR-19
  "Vous devez répondre à toutes les questions avant d'envoyer votre demande.", // ERR-08
  "Une erreur s'est produite lors de l'envoi du formulaire.", // ERR-21
  "Une erreur est survenue ! Merci de re-éssayer ulterieurement.", // ERR-24
  "Le formulaire contient une erreur ! Merci de vérifier les champs renseignés.", // ERR-23
]);

/** The texts that are the same in both languages. */
export const alikeTexts: ReadonlySet<string> = new Set([
  "–",
  "Action",
  "Actions",
  "Administration",
  "Agriculture",
  "BAC",
  "BAC+1",
  "BAC+2",
  "BAC+3",
  "BAC+4",
  "BAC+5",
  "BEPC",
  "CAP/BEP",
  "Communication",
  "Contacts",
  "Coordination",
  "Cookies",
  "Date",
  "Description",
  "Document",
  "Documents",
  "Import",
  "Imports",
  "Intermittent (CDII)",
  "Internal Server Error", // ERR-17
  "E-mail",
  "Interventions",
  "Journal",
  "Mandarin",
  "Menu",
  "Note",
  "Notes",
  "Notifications",
  "Parents",
  "Photo",
  "Photos",
  // Keys.
  "Second parent",
  "Signatures",
  "V",
  "Version",
  "R",
  "U",
  "?",
  "Questionnaire",
  "Rectification",
  "Sport",
  "Standard",
  "Type",
  "Unauthorized", // api-contract.md §0
  "document",
  "nature",
  "parent",
  "parents",
  "type",
  "version",
]);

/** What one language says alike of things that the other tells apart: by gender, by number, or a noun from a verb. */
export const saidAlike: ReadonlySet<string> = new Set([
  "Changed",
  "Created",
  "Driving licence",
  "End",
  "In training",
  "Left",
  "Not given",
  "Personne",
  "Refused",
  "Refusée",
  "Sales representative",
  "Saved",
  "Search",
  "Send again",
  "Sign in",
  "Start",
  "Your contact person",
  "Your coordinator",
]);
