import { catalogue } from "@ribambelle/domain/kernel/texts";

export const referenceTexts = catalogue({
  fr: {
    title: "Ribambelle\u00a0: référence de l’API",
    description:
      "Les appels que font les pages du portail, décrits une fois pour elles, pour le serveur et pour vous. Les noms des champs des demandes et les adresses se lisent sans égard à la casse\u00a0; les champs inconnus sont ignorés. Les messages d’erreur sont en français\u00a0; les codes ne changent pas.",
    session:
      "La session est un cookie que pose la connexion. Un navigateur n’est écouté que depuis le portail lui-même (Origin)\u00a0; un programme n’envoie pas d’Origin.",
    error: "Toute erreur a ce corps.",
    errorMessage: "La phrase à lire, en français.",
    errorCode: "Le code stable, fait pour les programmes.",
    errorRequestId: "Ce qui retrouve la demande dans les journaux.",
    errorIssues: "Les champs à corriger, quand il y en a.",
    done: "Fait",
    retryAfter: "Dans combien de secondes réessayer.",
    otherLanguage: "English",
    calls: "Les appels",
    examples: "Exemples",
    fields: "Champs",
    needsScript: "Les appels sont dessinés par un script, que votre navigateur n’exécute pas.",
    machine: "Le même document pour les programmes (OpenAPI 3.1)",
    ifMatch:
      "Les versions que la modification vise, telles que les donne ETag ; si la version a changé, la modification est refusée. Sans cet en-tête, le dernier qui enregistre l’emporte.",
    ifMatchNeeded:
      "La version dont la modification est partie, telle que la donne ETag\u00a0; si la version a changé, la modification est refusée. Sans cet en-tête, ou avec *, seul ce qui n’existe pas encore est enregistré.",
    ifMatchExisting:
      "La version dont la modification est partie, telle que la donne ETag\u00a0; si la version a changé, la modification est refusée, et sans cet en-tête aussi.",
    onceKeyNeeded:
      "L’envoi, par un UUID que choisit l’appelant. Le même, répété dans les 24 heures avec le même contenu, ne fait rien et reçoit la même réponse.",
    onceKey:
      "L’envoi, par un UUID que choisit l’appelant. Le même, répété dans les 24 heures avec le même contenu, ne fait rien et reçoit la même réponse\u00a0; sans cet en-tête, chaque appel compte.",
    etag: "La version, à rappeler par If-Match.",
  },
  en: {
    title: "Ribambelle: API reference",
    description:
      "The calls that the portal's pages make, described once for them, for the server and for you. Field names of requests are read in any case, and so are paths; unknown fields are ignored. Error messages are in French; codes are stable.",
    session:
      "The session is a cookie, set by signing in. A browser is heard only from the portal itself (Origin); a program sends no Origin.",
    error: "Every error has this body.",
    errorMessage: "The sentence to read, in French.",
    errorCode: "The stable code, for programs.",
    errorRequestId: "What finds the request in the logs.",
    errorIssues: "The fields to correct, when there are any.",
    done: "Done",
    retryAfter: "In how many seconds to try again.",
    otherLanguage: "Français",
    calls: "The calls",
    examples: "Examples",
    fields: "Fields",
    needsScript: "The calls are drawn by a script, which your browser does not run.",
    machine: "The same document for programs (OpenAPI 3.1)",
    ifMatch:
      "The versions that the change is meant for, as ETag gives them; if the version has moved on, the change is refused. Without this header the last write wins.",
    ifMatchNeeded:
      "The version that the change was made from, as ETag gives it; if the version has moved on, the change is refused. Without this header, or with *, only what is not there yet is kept.",
    ifMatchExisting:
      "The version that the change was made from, as ETag gives it; if the version has moved on, or without this header, the change is refused.",
    onceKeyNeeded:
      "The sending, by a UUID that the caller chooses. The same again within 24 hours, with the same content, does nothing and is answered the same.",
    onceKey:
      "The sending, by a UUID that the caller chooses. The same again within 24 hours, with the same content, does nothing and is answered the same; without this header each call counts.",
    etag: "The version, to be recalled by If-Match.",
  },
});
