import { type ShownAgency, showAgency } from "../agency/agency.rules.ts";
import type { Bilingual } from "../kernel/texts.ts";

const said = (fr: string, en: string): Bilingual => ({ fr, en });
const link = (fr: string, en: string, to: string) => ({ label: said(fr, en), to });

/** A valid agency whose public site is https://public.example, as pages show it. */
export function aShownAgency(known: Partial<ShownAgency> = {}): ShownAgency {
  const agency = showAgency(
    {
      name: "Ribambelle",
      logoShowsName: false,
      logoFitsDark: true,
      contact: {
        phone: "01 99 00 12 34",
        email: "contact@example.fr",
        hours: said("du lundi au vendredi", "Monday to Friday"),
        address: "12 rue des Marronniers, 75000 Paris",
      },
      publicSite: {
        families: [link("Trouver une nounou", "Find a nanny", "annonce")],
        nannies: [link("Trouver un emploi", "Find a job", "emploi-job")],
        contents: [link("Le blog", "Blog", "blog")],
        signUp: "inscription/compte",
        quote: "inscription/compte",
        parentSearch: "annonce",
        babysitterSearch: "emploi-job",
        photoHelp: "aide/validation-photo",
        contactHelp: "aide/visibilite-contact",
      },
      footer: {
        social: [{ name: "Facebook", to: "https://www.facebook.com/example.fr" }],
        company: [link("Qui sommes-nous", "About us", "qui-sommes-nous")],
        partners: [{ name: "Maison Claire", to: "partenaires", image: "partners/maison-claire.svg" }],
        legalLine: said("Agence de test.", "Test agency."),
      },
      dashboard: {
        informationBanner: said("Salaire en retard.", "Renew your contract."),
        paymentNotice: { shown: true, text: said("Prélèvement et virement.", "Debit and transfer.") },
        backToSchool: {
          shown: true,
          text: said("La rentrée se prépare.", "The new school year is near."),
          link: said("Préparer ma rentrée", "Prepare"),
        },
      },
      fiscalReminder: { from: "2023-12", to: "2024-11" },
    },
    "https://public.example",
  );
  return { ...agency, ...known };
}
