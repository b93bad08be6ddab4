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
} from "../imports/cells.ts";
import { csvFile, optional, type RowOf, required } from "../imports/column.ts";
import { phoneNumber } from "../imports/phone.ts";
import { lineProblems } from "../imports/problem.ts";

/** The problems of lines of people. */
export const peopleProblems = lineProblems({
  "incomplete-position": {
    fr: "La longitude et la latitude vont ensemble.",
    en: "Longitude and latitude go together.",
  },
  "birth-in-future": {
    fr: "Cette date de naissance est dans le futur.",
    en: "This birth date lies in the future.",
  },
  "deactivated-person": {
    fr: "Le compte de cette personne a été supprimé ; un import ne le rétablit pas.",
    en: "This person’s account was deleted; an import does not bring it back.",
  },
});

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
            ...peopleProblems["incomplete-position"],
          },
        ]),
    ...(birthDate !== null && birthDate > today
      ? [{ column: "birthDate" as const, ...peopleProblems["birth-in-future"] }]
      : []),
  ],
});
export type ImportedPerson = RowOf<typeof peopleFile.columns>;
