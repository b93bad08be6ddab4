import { catalogue } from "@ribambelle/domain/kernel/texts";

const plural = (count: number, one: string, many: string) => `${count} ${count > 1 ? many : one}`;

export const inviteTexts = catalogue({
  fr: {
    usage:
      "Usage\u00a0: npm run invite -- --all | --role parent|intervenant|agence | --reference RÉFÉRENCE… [--again] [--batch N] [--per-minute N] [--dry-run] [--lang fr|en]",
    unknownOption: (option: string) => `L’option ${option} n’est pas connue.`,
    nobody: "Dites qui inviter\u00a0: --all, --role ou --reference.",
    againByReference: "--again s’emploie avec --reference seulement.",
    invited: (count: number) =>
      `${plural(count, "personne invitée", "personnes invitées")} à choisir un mot de passe.`,
    wouldInvite: (count: number) =>
      `${plural(count, "personne serait invitée", "personnes seraient invitées")} à choisir un mot de passe.`,
    remaining: (count: number) =>
      `${plural(count, "personne reste", "personnes restent")} à inviter\u00a0: relancez la commande.`,
    departures: (perMinute: number, last: string) =>
      `Les lettres partent au rythme de ${perMinute} par minute, la dernière à ${last}.`,
    states: {
      invited: (count: number) => `Déjà invitées\u00a0: ${count}`,
      "has-password": (count: number) => `Ont déjà un mot de passe\u00a0: ${count}`,
      "without-email": (count: number) => `Sans adresse e-mail\u00a0: ${count}`,
      deactivated: (count: number) => `Comptes supprimés ou bloqués\u00a0: ${count}`,
    },
    unknownReference: (reference: string) => `Aucune personne ne porte la référence ${reference}.`,
    dryRun: "Essai à blanc\u00a0: personne n’a été invité.",
  },
  en: {
    usage:
      "Usage: npm run invite -- --all | --role parent|intervenant|agence | --reference REF… [--again] [--batch N] [--per-minute N] [--dry-run] [--lang fr|en]",
    unknownOption: (option) => `The option ${option} is not known.`,
    nobody: "Say whom to invite: --all, --role or --reference.",
    againByReference: "--again goes with --reference only.",
    invited: (count) => `${plural(count, "person", "people")} invited to choose a password.`,
    wouldInvite: (count) => `${plural(count, "person", "people")} would be invited to choose a password.`,
    remaining: (count) =>
      `${plural(count, "person remains", "people remain")} to be invited: run the command again.`,
    departures: (perMinute, last) => `The letters leave at ${perMinute} a minute, the last at ${last}.`,
    states: {
      invited: (count) => `Already invited: ${count}`,
      "has-password": (count) => `Have a password: ${count}`,
      "without-email": (count) => `Without an e-mail address: ${count}`,
      deactivated: (count) => `Deleted or blocked accounts: ${count}`,
    },
    unknownReference: (reference) => `Nobody has the reference ${reference}.`,
    dryRun: "Dry run: nobody was invited.",
  },
});
