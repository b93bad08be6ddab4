import { catalogue } from "@ribambelle/domain/kernel/texts";

export const doctorTexts = catalogue({
  fr: {
    usage: "Usage\u00a0: npm run doctor -- [--lang fr|en]",
    unknownOption: (option: string) => `L’option ${option} n’est pas connue.`,
    parts: {
      configuration: "Réglages",
      database: "Base de données",
      files: "Fichiers",
      mail: "Courrier",
      work: "Travaux de fond",
    },
    levels: { fine: "bien", risky: "risque", broken: "à régler" },
    verdict: (broken: number, risky: number) =>
      broken + risky === 0
        ? "Tout est en ordre."
        : `À régler\u00a0: ${broken}. Risques\u00a0: ${risky}. Que faire\u00a0: docs/operations.md.`,
    version: (version: string, node: string) =>
      `Version du portail\u00a0: ${version}, de Node\u00a0: ${node}.`,
    notProduction:
      "NODE_ENV n’est pas «\u00a0production\u00a0»\u00a0: démonstration et boîte aux lettres de développement sont ouvertes.",
    address: (url: string) => `Les personnes viennent par ${url}.`,
    noAddress: "PUBLIC_URL n’est pas réglé\u00a0: en production, le portail ne démarre pas sans.",
    openAddress: (url: string) =>
      `PUBLIC_URL (${url}) ne commence pas par https://\u00a0: en production, le portail ne démarre pas ainsi.`,
    noProxy:
      "TRUST_PROXY n’est pas réglé\u00a0: derrière un proxy, toutes les tentatives compteraient pour une seule adresse.",
    demonstrationAgency:
      "AGENCY_FOLDER n’est pas réglé\u00a0: pages et lettres montrent l’agence de démonstration.",
    borrowedTexts: (names: string) => `Des textes légaux sont ceux de la démonstration\u00a0: ${names}.`,
    ownAgency: (name: string) => `L’agence\u00a0: ${name}.`,
    noPages: "L’application web n’est pas construite\u00a0: npm run build.",
    noMetrics: "METRICS_TOKEN n’est pas réglé\u00a0: personne ne peut surveiller le portail.",
    factorOptional:
      "AGENCY_SECOND_FACTOR n’est pas «\u00a0required\u00a0»\u00a0: un mot de passe volé suffit pour entrer à l’agence.",
    databaseAway: (sentence: string) => `Elle ne peut pas être ouverte\u00a0: ${sentence}`,
    databaseOpen: (version: string, encoding: string) => `PostgreSQL ${version} répond, en ${encoding}.`,
    superuser:
      "Le rôle du portail est superutilisateur\u00a0: donnez-lui un rôle qui ne possède que sa base.",
    apart:
      "Les tables appartiennent à un autre rôle que celui du portail, qui ne peut ni les changer ni les vider.",
    memberOfTables:
      "Le rôle du portail peut prendre celui qui possède les tables, et effacer le journal\u00a0: donnez DATABASE_MIGRATION_URL à un autre rôle.",
    ownerOfTables:
      "Le rôle du portail possède ses tables, et pourrait effacer le journal\u00a0: donnez-les à un rôle sans connexion (docs/operations.md, «\u00a0Whose the tables are\u00a0»).",
    unencrypted: "La connexion à une autre machine n’est pas chiffrée\u00a0: sslmode=verify-full.",
    connections: (used: number, most: number) => `Connexions ouvertes\u00a0: ${used} sur ${most}.`,
    noTables: "Les tables ne sont pas encore faites\u00a0: le premier démarrage les fait.",
    pending: (count: number) => `Le prochain démarrage mettra les tables à jour (${count}).`,
    newer: (name: string) => `Les tables sont d’une version plus récente (${name}).`,
    upToDate: "Les tables sont à jour.",
    clock: (seconds: number) =>
      `L’horloge de cette machine et celle de la base diffèrent de ${seconds}\u00a0secondes.`,
    demonstration: "La démonstration est dans cette base\u00a0: npm run demonstration -- remove.",
    storeReady: (place: string) => `Le dépôt de fichiers répond (${place}).`,
    storeAway: (sentence: string) => `Le dépôt de fichiers ne répond pas\u00a0: ${sentence}`,
    space: (free: string, folder: string) => `${free}\u00a0Go libres dans ${folder}.`,
    openFolder: (folder: string) =>
      `D’autres comptes de la machine peuvent lire ${folder}\u00a0: chmod 0700.`,
    mailbox: "Les lettres vont dans la boîte aux lettres de développement.",
    noMailServer:
      "SMTP_URL n’est pas réglé\u00a0: les lettres attendent, puis sont abandonnées (LETTER_HOURS).",
    mailReady: (host: string) => `${host} répond et accepte le portail.`,
    mailAway: (host: string, reason: string) => `${host} ne prend pas de lettres\u00a0: ${reason}.`,
    mailUnencrypted: "requireTLS=false\u00a0: les lettres et leur mot de passe circulent en clair.",
    notBegun: "Le portail n’a pas encore démarré sur cette base.",
    noRunner: "Aucun processus ne s’occupe des travaux de fond (npm start, ou npm run jobs).",
    runners: (count: number) => `Files de travaux vivantes\u00a0: ${count}.`,
    late: (minutes: number) => `Un travail attend depuis ${minutes}\u00a0minutes.`,
    failedJobs: (count: number) => `Travaux abandonnés\u00a0: ${count}.`,
    givenUp: (count: number) => `Lettres abandonnées\u00a0: ${count} (npm run letters).`,
    letters: (waiting: number) => `Lettres en attente\u00a0: ${waiting}.`,
    noBackups: "BACKUP_FOLDER n’est pas réglé\u00a0: le portail ne se sauvegarde pas lui-même.",
    neverBacked: "Aucune sauvegarde n’est encore faite.",
    backupAge: (hours: number) => `La dernière sauvegarde entière a ${hours}\u00a0heures.`,
    backupFaults: (count: number) => `Il y manque ou change ${count} fichiers\u00a0: npm run files -- check.`,
    plainBackups: "Les sauvegardes ne sont pas chiffrées (BACKUP_AGE_RECIPIENT).",
  },
  en: {
    usage: "Usage: npm run doctor -- [--lang fr|en]",
    unknownOption: (option) => `The option ${option} is not known.`,
    parts: {
      configuration: "Settings",
      database: "Database",
      files: "Files",
      mail: "Mail",
      work: "Background work",
    },
    levels: { fine: "fine", risky: "risk", broken: "mend" },
    verdict: (broken, risky) =>
      broken + risky === 0
        ? "All is well."
        : `To mend: ${broken}. Risks: ${risky}. What to do: docs/operations.md.`,
    version: (version, node) => `Portal ${version}, Node ${node}.`,
    notProduction: "NODE_ENV is not “production”: the demonstration and the development mailbox are open.",
    address: (url) => `People come by ${url}.`,
    noAddress: "PUBLIC_URL is not set: in production the portal does not start without it.",
    openAddress: (url) =>
      `PUBLIC_URL (${url}) does not start with https://: in production the portal does not start so.`,
    noProxy: "TRUST_PROXY is not set: behind a proxy, all attempts would count for one address.",
    demonstrationAgency: "AGENCY_FOLDER is not set: pages and letters show the demonstration agency.",
    borrowedTexts: (names) => `Some legal texts are the demonstration’s: ${names}.`,
    ownAgency: (name) => `The agency: ${name}.`,
    noPages: "The web app is not built: npm run build.",
    noMetrics: "METRICS_TOKEN is not set: nobody can watch the portal.",
    factorOptional:
      "AGENCY_SECOND_FACTOR is not “required”: a stolen password is enough to get into the agency.",
    databaseAway: (sentence) => `It cannot be opened: ${sentence}`,
    databaseOpen: (version, encoding) => `PostgreSQL ${version} answers, in ${encoding}.`,
    superuser: "The portal’s role is a superuser: give it a role that owns its database only.",
    apart: "The tables belong to another role than the portal’s, which can neither change nor empty them.",
    memberOfTables:
      "The portal’s role may take the one that owns the tables, and erase the audit: give DATABASE_MIGRATION_URL to another role.",
    ownerOfTables:
      "The portal’s role owns its tables, and could erase the audit: give them to a role without login (docs/operations.md, “Whose the tables are”).",
    unencrypted: "The connection to another machine is not encrypted: sslmode=verify-full.",
    connections: (used, most) => `Open connections: ${used} of ${most}.`,
    noTables: "There are no tables yet: the first start makes them.",
    pending: (count) => `The next start brings the tables up to date (${count}).`,
    newer: (name) => `The tables are those of a newer version (${name}).`,
    upToDate: "The tables are up to date.",
    clock: (seconds) => `The clocks of this machine and of the database differ by ${seconds} seconds.`,
    demonstration: "The demonstration is in this database: npm run demonstration -- remove.",
    storeReady: (place) => `The file store answers (${place}).`,
    storeAway: (sentence) => `The file store does not answer: ${sentence}`,
    space: (free, folder) => `${free} GB free in ${folder}.`,
    openFolder: (folder) => `Other accounts of this machine can read ${folder}: chmod 0700.`,
    mailbox: "Letters go to the development mailbox.",
    noMailServer: "SMTP_URL is not set: letters wait, then are given up (LETTER_HOURS).",
    mailReady: (host) => `${host} answers and accepts the portal.`,
    mailAway: (host, reason) => `${host} takes no letters: ${reason}.`,
    mailUnencrypted: "requireTLS=false: letters and their password travel in the clear.",
    notBegun: "The portal has not started on this database yet.",
    noRunner: "No process does the background work (npm start, or npm run jobs).",
    runners: (count) => `Lanes of work alive: ${count}.`,
    late: (minutes) => `A job has been due for ${minutes} minutes.`,
    failedJobs: (count) => `Jobs given up: ${count}.`,
    givenUp: (count) => `Letters given up: ${count} (npm run letters).`,
    letters: (waiting) => `Letters that wait: ${waiting}.`,
    noBackups: "BACKUP_FOLDER is not set: the portal does not back itself up.",
    neverBacked: "No backup has been made yet.",
    backupAge: (hours) => `The last whole backup is ${hours} hours old.`,
    backupFaults: (count) => `${count} files are missing or changed in it: npm run files -- check.`,
    plainBackups: "Backups are not encrypted (BACKUP_AGE_RECIPIENT).",
  },
});

export type DoctorWords = ReturnType<typeof doctorTexts>;
