import { type PersonalData, saidLanguage } from "../../personal.ts";

const roleNames = [
  { value: "Parent", fr: "Parent", en: "Parent" },
  { value: "BabySitter", fr: "Intervenante ou intervenant", en: "Babysitter" },
  { value: "Agency", fr: "Agence", en: "Agency" },
];

/** People themselves. */
export const peoplePersonal: PersonalData = [
  {
    table: "person",
    title: { fr: "Vous", en: "You" },
    lead: { column: "id", to: "person" },
    exported: {
      agency_reference: { fr: "Référence de l’agence", en: "Agency reference" },
      role: { fr: "Rôle", en: "Role", values: roleNames },
      user_name: { fr: "Identifiant", en: "User name" },
      email: { fr: "Adresse e-mail", en: "E-mail address" },
      first_name: { fr: "Prénom", en: "First name" },
      last_name: { fr: "Nom", en: "Last name" },
      phone_number: { fr: "Téléphone", en: "Phone" },
      address: { fr: "Adresse", en: "Address" },
      address_complement: { fr: "Complément d’adresse", en: "Address complement" },
      zip_code: { fr: "Code postal", en: "Postal code" },
      city: { fr: "Ville", en: "City" },
      longitude: { fr: "Longitude", en: "Longitude" },
      latitude: { fr: "Latitude", en: "Latitude" },
      birth_date: { fr: "Date de naissance", en: "Birth date" },
      has_been_interviewed: { fr: "Entretien passé", en: "Interviewed" },
      employee_number: { fr: "Matricule", en: "Employee number" },
      locale: saidLanguage,
      created_at: { fr: "Compte créé", en: "Account created" },
      deactivated_at: { fr: "Compte supprimé", en: "Account deleted" },
      last_seen_at: { fr: "Dernière visite", en: "Last visit" },
      blocked_at: { fr: "Accès suspendu", en: "Access suspended" },
    },
    internal: [
      "id",
      "has_short_password",
      "displays_information_banner",
      "displays_connection_popup",
      "password_hash",
      "updated_at",
      "version",
      // Made by the database of the name and the number.
      "sort_name",
      "phone_search",
      // The reason is the agency’s alone (FOLKS-31).
      "blocked_by",
      "block_reason",
    ],
    until: { event: "the agency’s retention rules end the person’s last contract" },
    whenDeleted: {
      rows: "kept",
      why: "Contracts and documents, which the law keeps, belong to it (AUTH-OP9); an import must not bring the person back.",
      told: {
        what: {
          fr: "Votre dossier à l’agence, sans votre nom ni vos coordonnées",
          en: "Your record at the agency, without your name or contact details",
        },
        until: { fr: "aussi longtemps que ce qui suit", en: "for as long as what follows" },
      },
      blanked: {
        user_name: (personId) => `compte-supprime-${personId}`,
        email: null,
        first_name: "",
        last_name: "",
        phone_number: null,
        address: null,
        address_complement: null,
        zip_code: null,
        city: null,
        longitude: null,
        latitude: null,
        birth_date: null,
        password_hash: null,
        last_seen_at: null,
        blocked_at: null,
        blocked_by: null,
        block_reason: null,
      },
    },
  },
  {
    table: "person_word",
    title: {
      fr: "Mots de votre nom, pour la recherche de l’agence",
      en: "Words of your name, for the agency’s search",
    },
    lead: { column: "person_id", to: "person" },
    exported: {},
    internal: ["role", "word", "sort_name", "person_id"],
    until: { event: "the account is deleted" },
    whenDeleted: { rows: "removed" },
  },
  {
    table: "contract_standing",
    title: {
      fr: "Si vous avez un contrat en cours ou à signer, pour les listes de l’agence",
      en: "Whether you have a contract in force or to sign, for the agency’s lists",
    },
    lead: { column: "person_id", to: "person" },
    exported: {},
    internal: ["person_id", "role", "sort_name", "has_active", "waits"],
    until: { event: "the account is deleted" },
    whenDeleted: { rows: "removed" },
  },
];
