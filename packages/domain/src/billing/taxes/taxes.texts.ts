import type { Locale } from "../../kernel/locale.ts";
import { type ServiceNature, serviceNatures } from "../invoice/invoice.values.ts";

const withoutAge = { fr: "Garde d’enfants", en: "Childcare" };

/** Names a nature of service; null is childcare of which the agency does not say the child's age (TAX-10). */
export const natureName = (nature: ServiceNature | null, locale: Locale): string =>
  nature === null ? withoutAge[locale] : serviceNatures.label(nature, locale);
