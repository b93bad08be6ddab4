import { catalogue } from "@ribambelle/domain/kernel/texts";

export const officeWords = catalogue({
  fr: {
    reason: "Motif",
    reasonHint: "De 5 à 200 caractères.",
    // AGUI-24
    readByPerson: "La personne lira ce motif.",
    readByAgency: "Seule l’agence lira ce motif.",
    cancel: "Annuler",
    both: "Les deux versions, champ par champ",
    field: "Champ",
    kept: "Ce qui est enregistré",
    mine: "Votre saisie",
    nothing: "Rien",
    // AGUI-22
    keepMine: "Enregistrer ma saisie",
    keepTheirs: "Garder ce qui est enregistré",
    over: "Votre saisie ne peut plus être enregistrée.",
    call: (phone: string) => `Appeler le ${phone}`,
    namesUnread: "Les noms entre lesquels choisir n’ont pas pu être lus.",
    chosenPerson: "Personne choisie",
    deletedPerson: "Compte supprimé",
  },
  en: {
    reason: "Reason",
    reasonHint: "5 to 200 characters.",
    readByPerson: "The person will read this reason.",
    readByAgency: "Only the agency will read this reason.",
    cancel: "Cancel",
    both: "Both versions, field by field",
    field: "Field",
    kept: "What is saved",
    mine: "What you typed",
    nothing: "Nothing",
    keepMine: "Save what I typed",
    keepTheirs: "Keep what is saved",
    over: "What you typed can no longer be saved.",
    call: (phone) => `Call ${phone}`,
    namesUnread: "The names to choose from could not be read.",
    chosenPerson: "The chosen person",
    deletedPerson: "Deleted account",
  },
});
