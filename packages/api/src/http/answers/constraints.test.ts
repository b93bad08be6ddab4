import { endpoint, nothing } from "@ribambelle/domain/kernel/endpoint";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { constraints } from "../../features.ts";
import { insertBabysitterContract, insertPerson } from "../../testing/stores/testPeople.store.ts";
import { type TestDatabase, testDatabase } from "../../testing/testDatabase.ts";
import { type TestRouter, testRouter } from "../../testing/testRouter.ts";
import { serve } from "../serve.ts";

const changing = endpoint({
  name: "changing",
  method: "POST",
  path: "/Test/Changing",
  access: "public",
  body: nothing,
});

let database: TestDatabase;
let router: TestRouter;
let change = "";
const run = (text: string) => sql.raw(text).execute(database.connection.db);
beforeAll(async () => {
  database = await testDatabase();
  const { db } = database.connection;
  await insertPerson(db, "Parent", { email: "prise@example.fr", user_name: "prise" });
  const { personId } = await insertPerson(db, "BabySitter", {
    email: "autre@example.fr",
    user_name: "autre",
  });
  await insertBabysitterContract(db, personId, { start_date: "2026-02-01" });
  const hang = (hung: Parameters<Parameters<typeof testRouter>[0]>[0]) =>
    serve(hung, changing, async () => {
      await run(change);
      return {};
    });
  router = await testRouter(hang, {}, constraints);
});
afterAll(async () => {
  await router.app.close();
  await database.drop();
});

const broken = (text: string, language = "fr") => {
  change = text;
  return router.app.inject({
    method: "POST",
    url: "/api/v1/Test/Changing",
    headers: { "accept-language": language },
  });
};
const whose = "WHERE email = 'autre@example.fr'";

describe("a change that the database refuses by a constraint", () => {
  it.each([
    [
      `UPDATE person SET email = 'prise@example.fr' ${whose}`,
      409,
      "identity.email-taken",
      "email",
      "Cet email est déjà celui d’une autre personne.",
      "This e-mail is already another person’s.",
    ],
    [
      `UPDATE person SET user_name = 'x@example.fr' ${whose}`,
      400,
      "identity.foreign-user-name",
      "userName",
      "Un identifiant qui contient «\u00a0@\u00a0» doit être l’email de la personne.",
      "A user name that contains “@” must be the person’s e-mail.",
    ],
    [
      "UPDATE babysitter_contract SET end_date = '2026-01-31'",
      400,
      "contracts.ends-before-start",
      "endDate",
      "La date de fin précède la date de début.",
      "The end date is before the start date.",
    ],
  ])(
    "is refused as what it is, in the person’s language: %s (API-03)",
    async (text, status, code, field, fr, en) => {
      for (const [language, message] of [
        ["fr", fr],
        ["en-GB", en],
      ]) {
        const answer = await broken(text, language);
        expect([answer.statusCode, answer.json()]).toEqual([
          status,
          {
            message,
            code,
            requestId: answer.headers["x-request-id"],
            issues: [{ path: field, code, message }],
          },
        ]);
      }
    },
  );

  it("is a bug when nobody has said what it means: one calm sentence, and the constraint in the log alone", async () => {
    const answer = await broken(`UPDATE person SET role = 'Chef' ${whose}`);
    expect([answer.statusCode, answer.json().code]).toEqual([500, "request.internal"]);
    expect(answer.body).not.toContain("a_role_is_known");
    const line = router
      .logged()
      .split("\n")
      .findLast((text) => text.includes("request failed"));
    expect(JSON.parse(line ?? "{}").err).toMatchObject({ code: "23514", constraint: "a_role_is_known" });
    expect(line).not.toContain("autre@example.fr");
  });

  it("is one of a constraint that the database has", async () => {
    const { rows } = await sql<{ name: string }>`
      SELECT conname::text AS name FROM pg_constraint UNION SELECT relname::text FROM pg_class WHERE relkind = 'i'`.execute(
      database.connection.db,
    );
    const names = rows.map(({ name }) => name);
    expect(Object.keys(constraints).filter((name) => !names.includes(name))).toEqual([]);
  });
});
