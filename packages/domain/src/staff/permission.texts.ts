import type { Permission } from "../kernel/permissions/permission.ts";
import type { Bilingual } from "../kernel/texts.ts";

/** What each permission lets one do, in the order of TABLE P (STAFF-02). */
export const permissionWords: Readonly<Record<Permission, Bilingual>> = {
  "desk.read": {
    fr: "voir le bureau\u00a0; chaque tuile demande aussi sa propre permission",
    en: "the desk; each tile also needs its own permission",
  },
  "people.read-parents": {
    fr: "trouver et ouvrir les parents\u00a0: référence, noms, ville, états, qui s’en occupe",
    en: "find and open parents: reference, names, city, states, who looks after them",
  },
  "people.read-babysitters": {
    fr: "la même chose pour les intervenants, et leur profil tel que les familles le voient",
    en: "the same for babysitters, and their profile as families see it",
  },
  "people.read-private": {
    fr: "selon le genre\u00a0: e-mail, téléphone, adresse postale, date de naissance, identifiant, langue, dernière activité",
    en: "by kind: e-mail, phone, postal address, birth date, user name, language, last activity",
  },
  "people.read-sensitive": {
    fr: "ce que les questionnaires disent des enfants, de la santé et des revenus (masqué jusqu’à la demande)",
    en: "what surveys say of children, health and income (masked until shown)",
  },
  "people.edit-parents": {
    fr: "modifier l’identité et les coordonnées d’un parent",
    en: "change a parent’s identity and contacts",
  },
  "people.edit-babysitters": {
    fr: "modifier l’identité, les coordonnées, l’entretien et la situation d’un intervenant, et les sections de son profil fermées après l’entretien",
    en: "change a babysitter’s identity, contacts, interview, situation, and profile sections locked after the interview",
  },
  "people.create-parents": { fr: "ajouter un parent", en: "add a parent" },
  "people.create-babysitters": { fr: "ajouter un intervenant", en: "add a babysitter" },
  "people.access": {
    fr: "selon le genre\u00a0: inviter, envoyer un lien de réinitialisation, terminer les sessions",
    en: "by kind: invite, send a reset link, end sessions",
  },
  "people.block": {
    fr: "selon le genre\u00a0: suspendre et rétablir un accès",
    en: "by kind: block and unblock",
  },
  "people.assign-parents": {
    fr: "dire qui est le commercial et le responsable de clientèle",
    en: "say who is the sales representative and the account manager",
  },
  "people.assign-babysitters": {
    fr: "dire qui est le contact RH et le référent",
    en: "say who is the HR contact and the referent",
  },
  "people.notes": {
    fr: "selon le genre\u00a0: lire et écrire des notes, modifier et retirer les siennes",
    en: "by kind: read and write notes, change and remove one’s own",
  },
  "people.notes-remove": { fr: "retirer la note de n’importe qui", en: "remove anybody’s note" },
  "people.requests": {
    fr: "selon le genre\u00a0: lire les demandes, en enregistrer une, traiter une désinscription",
    en: "by kind: read requests, record one, take care of an unsubscription",
  },
  "people.rights": {
    fr: "répondre aux demandes d’effacement et d’accès (RGPD)",
    en: "carry out erasure and access requests (GDPR)",
  },
  "people.merge": {
    fr: "fusionner deux fiches d’une même personne, et revenir en arrière",
    en: "merge two records of one person, undo it",
  },
  "people.view-as": {
    fr: "selon le genre\u00a0: voir le portail comme une personne le voit",
    en: "by kind: see the portal as a person sees it",
  },
  "people.export": {
    fr: "selon le genre\u00a0: exporter une liste en CSV",
    en: "by kind: export a list to CSV",
  },
  "people.history": {
    fr: "selon le genre\u00a0: ce qui est arrivé au compte et à la fiche d’une personne",
    en: "by kind: what happened to a person’s account and file",
  },
  "staff.read": {
    fr: "la liste de l’équipe, ses fonctions, ses sessions, sa dernière activité",
    en: "the list of staff, their functions, sessions, last activity",
  },
  "staff.manage": {
    fr: "créer un compte, changer ses fonctions, y mettre fin, le rouvrir, réinitialiser sa double authentification",
    en: "create, change functions, end, reopen, reset the second factor",
  },
  "moderation.read": {
    fr: "les photos en attente ou refusées, les annonces à relire, les décisions",
    en: "photos that wait or were refused, adverts to look at, decisions",
  },
  "moderation.decide": {
    fr: "décider, annuler sa propre décision, revenir sur une décision passée",
    en: "decide, undo one’s own decision, go back on a past one",
  },
  "moderation.reasons": { fr: "les motifs tout prêts", en: "the ready-made reasons" },
  "contracts.read-parent": {
    fr: "les contrats de garde et de ménage",
    en: "childcare and housework contracts",
  },
  "contracts.read-babysitter": { fr: "les contrats des intervenants", en: "babysitters’ contracts" },
  "contracts.edit-parent": {
    fr: "créer, modifier et faire avancer les contrats de garde et de ménage, y ajouter des documents",
    en: "create, change and move childcare and housework contracts, add their documents",
  },
  "contracts.edit-babysitter": {
    fr: "la même chose pour les contrats des intervenants",
    en: "the same for babysitters’ contracts",
  },
  "contracts.correct": {
    fr: "modifier ce qui est signé, quitter l’état Erreur, changer qui tient le contrat, retirer un document",
    en: "change what has been signed, leave the state Error, change the keeper, remove a document",
  },
  "documents.open-parent": {
    fr: "ouvrir le PDF d’un contrat de garde ou de ménage",
    en: "open the PDF of a childcare or housework contract",
  },
  "documents.open-babysitter": {
    fr: "ouvrir le PDF du contrat d’un intervenant",
    en: "open the PDF of a babysitter’s contract",
  },
  "documents.open-end-papers": {
    fr: "ouvrir les attestations et les certificats de travail",
    en: "open attestations and work certificates",
  },
  "contracts.export": {
    fr: "exporter une liste de contrats d’un genre que l’on peut modifier",
    en: "export a list of contracts of a kind that one may edit",
  },
  "documents.open-billing": {
    fr: "ouvrir le PDF d’une facture, d’un avoir ou d’une attestation fiscale",
    en: "open the PDF of an invoice, a credit note or a tax certificate",
  },
  "interventions.read": {
    fr: "selon le genre\u00a0: ce qui est prévu et fait à domicile",
    en: "by kind: what is planned and done at homes",
  },
  "billing.read": {
    fr: "factures, règlements, compte et années fiscales des familles",
    en: "invoices, payments, account and tax years of families",
  },
  "payslips.follow": {
    fr: "quelles fiches de paie ont été remises, montrées, annoncées et ouvertes, et qui les veut sur papier\u00a0; jamais un fichier, jamais un montant",
    en: "which payslips were given, since when shown, told, opened; who is on paper. Never a file, never an amount",
  },
  "readings.read": {
    fr: "les documents à lire, et où en est chaque destinataire",
    en: "documents to read, and how far each recipient is",
  },
  "readings.remind": { fr: "relancer les retardataires", en: "remind those who are late" },
  "readings.publish": {
    fr: "donner un document à lire, une nouvelle version, le retirer",
    en: "give a document to read, a new version of it, withdraw it",
  },
  "sponsorship.read": {
    fr: "selon le genre\u00a0: qui une personne a fait venir\u00a0; d’un proche qui n’est pas venu, seulement qu’il existe",
    en: "by kind: whom a person brought; of a friend who has not joined, that there is one",
  },
  "renewals.read-parents": { fr: "les réponses des familles", en: "families’ answers" },
  "renewals.read-babysitters": { fr: "les réponses des intervenants", en: "babysitters’ answers" },
  "renewals.follow": {
    fr: "selon le genre\u00a0: qui s’en charge, état, note\u00a0; noter une réponse donnée par téléphone, laisser répondre de nouveau",
    en: "by kind: owner, state, note; record an answer given by phone, let answer again",
  },
  "renewals.remind": {
    fr: "selon le genre\u00a0: relancer une personne ou un groupe",
    en: "by kind: remind one person or a group",
  },
  "renewals.campaigns": {
    fr: "créer, ouvrir, prolonger, clore une campagne",
    en: "create, open, prolong, close a campaign",
  },
  "renewals.export": {
    fr: "selon le genre\u00a0: exporter les réponses de rentrée",
    en: "by kind: export back-to-school answers",
  },
  "surveys.read": {
    fr: "les questionnaires, réponses sensibles masquées",
    en: "surveys, sensitive answers masked",
  },
  "surveys.follow": {
    fr: "qui s’en charge, état, note, relance, laisser répondre de nouveau",
    en: "owner, state, note, reminder, let answer again",
  },
  "surveys.export": {
    fr: "exporter les questionnaires\u00a0; les colonnes sensibles seulement avec la permission de les lire et une confirmation",
    en: "export surveys; sensitive columns only with the permission to read them and a proof",
  },
  "surveys.configure": {
    fr: "charger, prévisualiser, publier, retirer des configurations",
    en: "load, preview, publish, retire configurations",
  },
  "letters.read": {
    fr: "selon le genre\u00a0: les courriers et leur état",
    en: "by kind: letters and their states",
  },
  "letters.resend": { fr: "selon le genre\u00a0: en renvoyer un", en: "by kind: send one again" },
  "letters.retry-all": { fr: "renvoyer tous ceux qui ont été abandonnés", en: "send all that were given up" },
  "letters.preview": {
    fr: "les modèles de courriers, au contenu inventé",
    en: "models of letters, with invented content",
  },
  "letters.addresses": {
    fr: "selon le genre\u00a0: les adresses qui refusent les courriers\u00a0; en laisser servir une de nouveau",
    en: "by kind: addresses that refuse mail; let one be written to again",
  },
  "imports.read": { fr: "les imports, leurs lignes et leurs refus", en: "imports, their lines and refusals" },
  "imports.run": {
    fr: "déposer, vérifier, lancer, corriger, arrêter, annuler un import",
    en: "upload, try, run, correct, stop, undo",
  },
  "audit.read": { fr: "le journal", en: "the journal" },
  "audit.export": { fr: "l’export du journal", en: "its export" },
  "settings.notices": {
    fr: "les bandeaux et les annonces des pages d’accueil",
    en: "banners and notices of the home pages",
  },
  "settings.edit": {
    fr: "tout le reste de ce que l’agence dit d’elle-même",
    en: "everything else that the agency says of itself",
  },
};
