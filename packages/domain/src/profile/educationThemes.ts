import { valueList } from "../kernel/values.ts";

/**
 * What a babysitter studies or has studied, in alphabetical order (DATA-28, PROF-OP14). The specification prints the first
 * and the last label only: this is the one place to correct the others.
 */
export const educationThemes = valueList({
  Agriculture: { value: 55, fr: "Agriculture", en: "Agriculture" },
  Architecture: { value: 56, fr: "Architecture et urbanisme", en: "Architecture and town planning" },
  Arts: { value: 57, fr: "Art et culture", en: "Arts and culture" },
  Craft: { value: 58, fr: "Artisanat", en: "Crafts" },
  Audiovisual: { value: 59, fr: "Audiovisuel", en: "Audiovisual" },
  Banking: { value: 60, fr: "Banque et assurance", en: "Banking and insurance" },
  Building: { value: 61, fr: "Bâtiment", en: "Building" },
  Commerce: { value: 62, fr: "Commerce et vente", en: "Trade and sales" },
  Communication: { value: 63, fr: "Communication", en: "Communication" },
  Accounting: { value: 64, fr: "Comptabilité et gestion", en: "Accounting and management" },
  Law: { value: 65, fr: "Droit", en: "Law" },
  Economics: { value: 66, fr: "Économie", en: "Economics" },
  Teaching: { value: 67, fr: "Enseignement", en: "Teaching" },
  Environment: { value: 68, fr: "Environnement", en: "Environment" },
  Hotels: { value: 69, fr: "Hôtellerie et restauration", en: "Hotels and catering" },
  Computing: { value: 70, fr: "Informatique", en: "Computing" },
  Languages: { value: 71, fr: "Langues", en: "Languages" },
  Literature: { value: 72, fr: "Lettres", en: "Literature" },
  Childhood: { value: 73, fr: "Petite enfance", en: "Early childhood" },
  Psychology: { value: 74, fr: "Psychologie", en: "Psychology" },
  Health: { value: 75, fr: "Santé", en: "Health" },
  Science: { value: 76, fr: "Sciences", en: "Science" },
  HumanSciences: { value: 77, fr: "Sciences humaines", en: "Human sciences" },
  SocialWork: { value: 78, fr: "Social", en: "Social work" },
  Sport: { value: 79, fr: "Sport", en: "Sport" },
  Other: { value: 80, fr: "Autre", en: "Other" },
});
