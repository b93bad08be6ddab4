import { refusals } from "../kernel/refusal.ts";

/** What a file that the agency adds is refused for (TABLE R). */
export const documentRefusals = refusals("documents", {
  tooLarge: { status: 413, fr: "Le fichier dépasse 20\u00a0Mo.", en: "The file exceeds 20 MB." },
  notPdf: { status: 415, fr: "Ce fichier n’est pas un PDF.", en: "This file is no PDF." },
  encrypted: {
    status: 415,
    fr: "Ce PDF est protégé par un mot de passe.",
    en: "This PDF is protected by a password.",
  },
  acts: {
    status: 415,
    fr: "Ce PDF contient un programme (JavaScript).",
    en: "This PDF contains a program (JavaScript).",
  },
});
