import {
  day,
  decimal,
  email,
  flag,
  reference,
  role,
  sponsorshipCode,
  text,
  userName,
  zipCode,
} from "./cells.ts";
import { csvFile, optional, type RowOf, required } from "./column.ts";
import { phoneNumber } from "./phone.ts";

/** The people of the agency: parents, babysitters and its own staff. */
export const peopleFile = csvFile({
  name: "personnes.csv",
  columns: {
    reference: required("référence", reference),
    role: required("rôle", role),
    lastName: required("nom", text(100)),
    firstName: required("prénom", text(100)),
    userName: optional("identifiant", userName),
    email: optional("email", email),
    phoneNumber: optional("téléphone", phoneNumber),
    address: optional("adresse", text(200)),
    addressComplement: optional("complément d’adresse", text(200)),
    zipCode: optional("code postal", zipCode),
    city: optional("ville", text(100)),
    longitude: optional("longitude", decimal(-180, 180)),
    latitude: optional("latitude", decimal(-90, 90)),
    birthDate: optional("date de naissance", day),
    hasBeenInterviewed: optional("entretien passé", flag, false),
    displaysInformationBanner: optional("bandeau d’information", flag, false),
    displaysConnectionPopup: optional("rappel à la connexion", flag, false),
    salesRepresentative: optional("référence du commercial", reference),
    accountManager: optional("référence du responsable de clientèle", reference),
    hrContact: optional("référence du contact RH", reference),
    referent: optional("référence du référent", reference),
    referentEndDay: optional("fin du référent", day),
    sponsorshipCode: optional("code de parrainage", sponsorshipCode),
    employeeNumber: optional("matricule", text(40)),
  },
  key: (person) => person.reference,
  problems: ({ longitude, latitude, birthDate }, today) => [
    ...((longitude === null) === (latitude === null)
      ? []
      : [
          {
            column: longitude === null ? ("longitude" as const) : ("latitude" as const),
            code: "incomplete-position" as const,
          },
        ]),
    ...(birthDate !== null && birthDate > today
      ? [{ column: "birthDate" as const, code: "birth-in-future" as const }]
      : []),
  ],
});
export type ImportedPerson = RowOf<typeof peopleFile.columns>;
