import type { Locale } from "@ribambelle/domain/kernel/locale";

const headers: Readonly<Record<Locale, string>> = {
  fr: "référence;nom;rôle;année;répondu le;langue;version des questions;continue (clé);continue;raison (clé);raison;commentaire;à rappeler le;continue avec ses intervenants;besoin cet été;gardes supplémentaires;disponibilités connues;mêmes disponibilités;disponibilités données le;plus de communications;désinscription;référence de la personne;personne;continue avec elle;raison pour elle (clé);raison pour elle;commentaire pour elle",
  en: "reference;name;role;year;answered at;language;version of the questions;goes on (key);goes on;reason (key);reason;comment;to be called on;goes on with babysitters;needs in summer;extra jobs;availability known;same availability;availability given on;no more communications;leaves the agency;reference of the person;person;goes on with them;reason for them (key);reason for them;comment for them",
};

/** The columns of the answers to the back to school. */
export const renewalHeaders = (locale: Locale): readonly string[] => headers[locale].split(";");
