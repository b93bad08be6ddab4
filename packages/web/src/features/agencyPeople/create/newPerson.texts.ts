import type { PersonKind } from "@ribambelle/domain/agencyPeople/permitted";
import { type Bilingual, catalogue } from "@ribambelle/domain/kernel/texts";

type Kinds = Readonly<Record<PersonKind, string>>;

export const newPersonWords = catalogue({
  fr: {
    title: { Parent: "Ajouter un parent", BabySitter: "Ajouter un intervenant" } as Kinds,
    reference: "Référence",
    referenceHint: "Celle de votre logiciel\u00a0: le prochain import reconnaîtra la personne à elle.",
    invite: "Inviter tout de suite",
    inviteHint: "Un courrier part avec le lien pour choisir un mot de passe.",
    add: "Ajouter",
  },
  en: {
    title: { Parent: "Add a parent", BabySitter: "Add a babysitter" },
    reference: "Agency reference",
    referenceHint: "The one in your software: the next import will recognise the person by it.",
    invite: "Invite at once",
    inviteHint: "A letter goes out with the link to choose a password.",
    add: "Add",
  },
});

export const added: Bilingual = { fr: "La personne est ajoutée.", en: "The person is added." };
