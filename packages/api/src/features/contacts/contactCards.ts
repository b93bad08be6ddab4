import type { ShownAgency } from "@ribambelle/domain/agency/agency.rules";
import type { ContactCard } from "@ribambelle/domain/contacts/contact";

/** Gives the cards that are the same for every babysitter, from what the agency says of itself (CONTACT-OP1, CONTACT-OP2). */
export function contactCards({ contact }: ShownAgency): ContactCard[] {
  const desk = (name: "payroll" | "planning" | "complaints") => ({
    phone: contact.desks?.[name]?.phone ?? contact.phone,
    email: contact.desks?.[name]?.email ?? contact.email,
  });
  return [
    {
      id: 2,
      kind: "standard",
      title: { fr: "Paie et administration", en: "Payroll and administration" },
      text: null,
      ...desk("payroll"),
      link: null,
    },
    {
      id: 3,
      kind: "standard",
      title: { fr: "Planning", en: "Planning" },
      text: null,
      ...desk("planning"),
      link: null,
    },
    {
      id: 4,
      kind: "static",
      title: { fr: "Réclamations et urgences", en: "Complaints and emergencies" },
      text: {
        fr: "Un désaccord, un incident\u00a0: appelez l’agence. Si un enfant est en danger, appelez d’abord le 15 ou le 112.",
        en: "A disagreement, an incident: call the agency. If a child is in danger, call 15 or 112 first.",
      },
      ...desk("complaints"),
      link: null,
    },
    {
      id: 5,
      kind: "static",
      title: { fr: "Adresse et horaires", en: "Address and opening hours" },
      text: {
        fr: `${contact.address}\n${contact.hours.fr}`,
        en: `${contact.address}\n${contact.hours.en}`,
      },
      phone: null,
      email: null,
      link: null,
    },
  ];
}
