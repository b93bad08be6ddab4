import { email, flag, oneOf, reference, text } from "../imports/cells.ts";
import { csvFile, optional, type RowOf, required } from "../imports/column.ts";
import { phoneNumber } from "../imports/phone.ts";

/** Reads how a member of the agency's team is addressed. */
export const civility = oneOf<"Ms" | "Mr">([
  ["Ms", ["Madame", "Mme", "Ms", "Mrs"]],
  ["Mr", ["Monsieur", "M", "Mr"]],
]);

/** The members of the agency's team whom parents and babysitters call. */
export const teamFile = csvFile({
  name: "equipe.csv",
  columns: {
    reference: required("référence", reference),
    lastName: required("nom", text(100)),
    firstName: required("prénom", text(100)),
    civility: optional("civilité", civility),
    isSalesRepresentative: optional("commercial", flag, false),
    isAccountManager: optional("responsable de clientèle", flag, false),
    isHrContact: optional("contact RH", flag, false),
    isReferent: optional("référent", flag, false),
    phoneNumber: optional("téléphone", phoneNumber),
    email: optional("email", email),
    // An agency that does not say so means people who work there.
    isEnabled: optional("actif", flag, true),
  },
  key: (member) => member.reference,
});
export type ImportedMember = RowOf<typeof teamFile.columns>;
