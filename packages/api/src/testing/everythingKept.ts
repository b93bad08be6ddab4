import { photoNotices } from "@ribambelle/domain/photos/photo.notices";
import { sql } from "kysely";
import { byCommand } from "../features/audit/index.ts";
import { notify } from "../features/notifications/index.ts";
import { validatePhoto } from "../features/photos/index.ts";
import {
  findRunningConfiguration,
  insertConfiguration,
  type KeptConfiguration,
  saveSurvey,
} from "../features/surveys/index.ts";
import { personal } from "../features.ts";
import { addLetters } from "../mail/letters.ts";
import { insertSigned } from "./signing/testSignatures.store.ts";
import { fillEmptyTables } from "./stores/fillTables.store.ts";
import { insertBilling } from "./stores/testBilling.store.ts";
import { insertDocument, insertFormerDocument } from "./stores/testDocuments.store.ts";
import { insertReset } from "./stores/testKept.store.ts";
import { insertDecision } from "./stores/testModeration.store.ts";
import { insertCorrectedPayslip } from "./stores/testPayslips.store.ts";
import {
  insertBabysitterContract,
  insertHouseworkContract,
  insertParentContract,
  type TestPerson,
} from "./stores/testPeople.store.ts";
import { insertReading } from "./stores/testReadings.store.ts";
import type { TestApp } from "./testApp.ts";
import { sendPhoto } from "./testPhotos.ts";
import { profileBodies, profileOwner } from "./testProfile.ts";

const about = {
  first_name: "Clélia",
  last_name: "Quenneville",
  email: "clelia.quenneville@example.fr",
  user_name: "clelia.quenneville@example.fr",
  phone_number: "+33639981277",
  address: "7 rue des Mirabelles",
  address_complement: "Bât. Z9",
  zip_code: "67890",
  city: "Quincampoix",
  longitude: 7.7521,
  latitude: 48.5734,
  birth_date: "1994-02-27",
};

const said = (text: string) => ({ fr: text, en: text });
const question = { id: 1, text: said("Votre rue"), type: 32, items: [], subQuestions: [], answerOrders: [] };
const surveyOfNames: KeptConfiguration = {
  surveyType: 1,
  version: 1,
  survey: { categories: [{ title: said("Vous"), questions: [question] }] },
};

/** The words that identify this person. */
export const tellingWords = [
  "Clélia",
  "Quenneville",
  "quenneville",
  "639981277",
  "Mirabelles",
  "Quincampoix",
];

/** Makes a person who has something in everything that the portal keeps: what no act fills is filled by its columns. */
export async function personWithEverything(
  portal: TestApp,
): Promise<TestPerson & { readonly cookie: string }> {
  const { connection, fileStore, now } = portal.deps;
  const { db } = connection;
  const { person, save } = await profileOwner(portal, about);
  const { personId } = person;
  for (const [call, body] of Object.entries(profileBodies)) await save(call, body);
  await validatePhoto(portal.deps, byCommand, await sendPhoto(portal.deps, personId));
  await sendPhoto(portal.deps, personId);
  if (!(await findRunningConfiguration(db, 1))) await insertConfiguration(db, surveyOfNames, now());
  const answers = [{ questionId: 1, answer: "Mirabelles", category: "Vous" }];
  const finished = { answers, surveyType: 1, isLastStep: true, leadNeedSurveyId: null } as const;
  await saveSurvey(
    portal.deps,
    byCommand,
    { personId, role: person.role, functions: [], level: "full" },
    finished,
    "fr",
  );
  await insertParentContract(db, personId);
  await insertHouseworkContract(db, personId);
  await insertBabysitterContract(db, personId);
  const { id } = await insertDocument({ db, fileStore }, personId);
  await insertFormerDocument({ db, fileStore }, personId, id);
  await insertCorrectedPayslip({ db, fileStore }, personId, id);
  await insertReset(db, personId);
  await insertReading(db, personId);
  await insertBilling(db, personId);
  await insertSigned({ db, fileStore }, personId);
  await insertDecision(db, personId, { textFr: "Clélia, à refaire.", textEn: "Clélia, again." });
  await sql`INSERT INTO contract_event (kind, contract_id, person_id, act, to_state, changes, reason, source, at)
    SELECT 'guard', id, parent_id, 'change', state, '{"person": {"from": "Clélia", "to": null}}', 'Clélia déménage', 'page', ${now()}
    FROM parent_contract WHERE parent_id = ${personId}`.execute(db);
  await db.transaction().execute(async (transaction) => {
    await notify(transaction, personId, photoNotices.validated({}));
    const [letterId] = await addLetters(
      transaction,
      [
        {
          kind: "identity.invitation",
          personId,
          locale: "fr",
          notBefore: new Date(now().getTime() + 86_400_000),
        },
      ],
      now(),
    );
    await sql`INSERT INTO invitation VALUES (${personId}, 1, ${letterId}, ${now()})`.execute(transaction);
  });
  // Before the tables are filled: a second factor is among them, and no application has its key.
  const cookie = await portal.signIn(person.userName);
  // Before too: whoever is blocked is listed nowhere.
  await sql`UPDATE person SET blocked_at = ${now()}, blocked_by = id, block_reason = 'Clélia' WHERE id = ${personId}`.execute(
    db,
  );
  await sql`INSERT INTO offer VALUES ('O-1', 'Sortie d’école', 'Deux enfants.', '69003', 'Lyon', '2026-09-01', NULL, '[]', 60, true,
      '{}', false, 1250, NULL, '{}', false, '2026-09-01', NULL, 'open', false)`.execute(db);
  await sql`INSERT INTO offer_interest (offer_reference, person_id, word, said_at)
    VALUES ('O-1', ${personId}, 'Dès lundi', ${now()})`.execute(db);
  await sql`INSERT INTO offer_hidden VALUES ('O-1', ${personId})`.execute(db);
  await sql`INSERT INTO offer_told VALUES (${personId}, 'O-1')`.execute(db);
  await sql`INSERT INTO tax_certificate (parent_id, year, version, source, published_at)
    VALUES (${personId}, 2025, 1, 'agency', ${now()})`.execute(db);
  // Where the sample of the listing says that it lies.
  await sql`INSERT INTO nanny_place (id, place) OVERRIDING SYSTEM VALUE VALUES (1, 'lyon') ON CONFLICT DO NOTHING`.execute(
    db,
  );
  await fillEmptyTables(db, personal, personId);
  await sql`UPDATE person_request SET note = 'Clélia', outcome_reason = 'Quenneville' WHERE person_id = ${personId}`.execute(
    db,
  );
  return { ...person, cookie };
}
