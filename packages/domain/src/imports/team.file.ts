import { civility, email, flag, reference, text } from "./cells.ts";
import { csvFile, optional, type RowOf, required } from "./column.ts";
import { phoneNumber } from "./phone.ts";

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
