import type { Said } from "@ribambelle/domain/kernel/texts";
import { paths } from "./paths.ts";
import type { Section } from "./sections.texts.ts";

/** One entry of a role's menu, which is also a tile of its home page. */
export interface MenuEntry {
  readonly section: Section;
  readonly to: Exclude<(typeof paths)[keyof typeof paths], typeof paths.survey>;
  /** Shown only to somebody who has contracts (SHELL-31). */
  readonly needsContract: boolean;
  /** Shown in the My space menu too (SHELL-12, SHELL-13). */
  readonly inHeader: boolean;
  /** What one finds there, in one sentence. */
  readonly about: Said;
}

const always = false;
const withContract = true;

const entry = (
  section: Section,
  to: MenuEntry["to"],
  needsContract: boolean,
  fr: string,
  en: string,
): MenuEntry => ({ section, to, needsContract, inHeader: section === "sponsorship", about: { fr, en } });

// SHELL-32, SHELL-34, SHELL-36, in the order of DASH-OP1
const parentMenu = [
  entry(
    "contracts",
    paths.parentContracts,
    withContract,
    "Lire, signer et télécharger vos contrats de garde et de ménage.",
    "Read, sign and download your childcare and housework contracts.",
  ),
  entry(
    "interventions",
    paths.parentInterventions,
    withContract,
    "Suivre les heures effectuées chez vous.",
    "Follow the hours worked at your home.",
  ),
  entry(
    "invoices",
    paths.invoices,
    withContract,
    "Retrouver chacune de vos factures.",
    "Find each of your invoices.",
  ),
  entry(
    "payments",
    paths.payments,
    withContract,
    "Voir vos règlements et ce qui reste à payer.",
    "See your payments and what is left to pay.",
  ),
  entry(
    "certificates",
    paths.certificates,
    withContract,
    "Obtenir vos attestations pour les impôts.",
    "Get your certificates for your tax return.",
  ),
  entry(
    "contacts",
    paths.parentContacts,
    always,
    "Joindre les personnes qui vous suivent à l’agence.",
    "Reach the people who look after you at the agency.",
  ),
  entry(
    "profiles",
    paths.profiles,
    always,
    "Parcourir les profils des nounous près de chez vous.",
    "Browse the profiles of nannies near you.",
  ),
  entry(
    "sponsorship",
    paths.parentSponsorship,
    always,
    "Recommander l’agence à vos proches.",
    "Recommend the agency to people you know.",
  ),
];

// SHELL-33, SHELL-35, SHELL-37, in the order of DASH-OP1
const babysitterMenu = [
  entry(
    "profile",
    paths.profile,
    always,
    "Compléter votre profil et votre annonce.",
    "Complete your profile and your advert.",
  ),
  entry(
    "jobs",
    paths.jobs,
    always,
    "Voir les gardes proposées près de chez vous.",
    "See the jobs offered near you.",
  ),
  entry(
    "contracts",
    paths.babysitterContracts,
    withContract,
    "Lire, signer et télécharger vos contrats de travail.",
    "Read, sign and download your employment contracts.",
  ),
  entry(
    "payslips",
    paths.payslips,
    withContract,
    "Télécharger vos fiches de paie.",
    "Download your payslips.",
  ),
  entry(
    "interventions",
    paths.babysitterInterventions,
    withContract,
    "Suivre vos heures auprès des familles.",
    "Follow your hours with the families.",
  ),
  entry(
    "documentsToRead",
    paths.documentsToRead,
    withContract,
    "Lire les documents que l’agence vous adresse.",
    "Read the documents that the agency sends you.",
  ),
  entry(
    "contacts",
    paths.babysitterContacts,
    withContract,
    "Joindre votre référent et les ressources humaines.",
    "Reach your referent and human resources.",
  ),
  entry(
    "sponsorship",
    paths.babysitterSponsorship,
    always,
    "Recommander l’agence à vos proches.",
    "Recommend the agency to people you know.",
  ),
];

// The agency's own menu grows with its back office (SHELL-OP5).
const menus: Readonly<Record<string, readonly MenuEntry[]>> = { BabySitter: babysitterMenu, Agency: [] };

/** Gives the menu of a role: its own for a babysitter and the agency, the parent's for any other (SHELL-29 to -31). */
export function menuOf(role: string, hasContracts: boolean): readonly MenuEntry[] {
  const menu = menus[role] ?? parentMenu;
  return menu.filter((one) => hasContracts || !one.needsContract);
}

/** Gives the home page of a role. */
export function homeOf(role: string) {
  return role === "Agency" ? paths.agency : paths.dashboard;
}

/** Gives the settings page of a role; the agency has none yet (SHELL-14). */
export function settingsOf(role: string) {
  if (role === "Agency") return null;
  return role === "Parent" ? paths.parentSettings : paths.babysitterSettings;
}
