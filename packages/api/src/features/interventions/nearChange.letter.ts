import type { ShownAgency } from "@ribambelle/domain/agency/agency.rules";
import { interventionsPage } from "@ribambelle/domain/interventions/intervention.notices";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { catalogue } from "@ribambelle/domain/kernel/texts";
import { pointTo } from "../../mail/letterLayout.ts";
import type { Letter } from "../../mail/letters.ts";

/** The letter about a change that is near. */
export const nearChangeKind = "interventions.changed";

const texts = catalogue({
  fr: {
    subject: "Une intervention des prochaines 48 heures a changé",
    changed:
      "L’agence vient de modifier une intervention prévue dans les 48 heures. Votre espace dit ce qui était prévu et ce qui l’est maintenant.",
    button: "Voir mes interventions",
  },
  en: {
    subject: "A visit in the next 48 hours has changed",
    changed:
      "The agency has just changed a visit planned within 48 hours. Your space shows what was planned and what is now.",
    button: "See my visits",
  },
});

/** Writes that something near has changed; never hours, never a name (VISITS-30, SPACE-32). */
export function nearChangeLetter(
  locale: Locale,
  { firstName, role }: { readonly firstName: string; readonly role: "Parent" | "BabySitter" },
  portal: { readonly agency: ShownAgency; readonly publicUrl: string },
): Letter {
  const { subject, changed, button } = texts(locale);
  const path = interventionsPage(role);
  return pointTo({ subject, firstName, paragraphs: [changed], button, path }, locale, portal);
}
