import { until } from "@ribambelle/processes/signals";
import { describe, expect, it } from "vitest";
import { signedIn } from "../../testing/signedIn.ts";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { testOrigin } from "../../testing/testApp.ts";
import { experienceBody, ownerOf, profileBodies, profileOwner } from "../../testing/testProfile.ts";

const its = signedIn("BabySitter");
const owner = ownerOf(its);

const base = "/BabysitterProfile";
const reads = [
  "GetMyBabysitterProfile",
  "GetMyBabySitterProfileCompletionRate",
  "GetMyPublicProfile",
  "Diplomas",
  "Situation",
];
const changes = { ...profileBodies, UpdateAdvertPublication: { IsPublished: false } };
// As bytes, for what no JSON writer would write.
const send = (call: string, payload: string) =>
  its.portal.app.inject({
    method: "POST",
    url: `/api/v1${base}/${call}`,
    headers: { cookie: its.cookie, origin: testOrigin, "content-type": "application/json" },
    payload,
  });
const untouched = async () => expect((await owner.get("GetMyBabysitterProfile")).headers.etag).toBe('"0"');

describe("the calls of a profile", () => {
  it("are for babysitters who are signed in, from the portal’s own pages (API-02, API-OP6)", async () => {
    const parent = await insertPerson(its.db(), "Parent");
    const agency = await insertPerson(its.db(), "Agency");
    const others = [
      undefined,
      await its.portal.signIn(parent.userName),
      await its.portal.signIn(agency.userName),
    ];
    for (const other of others) {
      const expected = other === undefined ? 401 : 403;
      for (const call of reads) {
        const answer = await its.portal.call("GET", `${base}/${call}`, { cookie: other });
        expect([call, answer.statusCode]).toEqual([call, expected]);
      }
      for (const [call, body] of Object.entries(changes)) {
        const answer = await its.portal.call("POST", `${base}/${call}`, { cookie: other, body });
        expect([call, answer.statusCode]).toEqual([call, expected]);
      }
    }
    for (const [call, body] of Object.entries(changes)) {
      const answer = await owner.post(call, body, { origin: "https://elsewhere.example" });
      expect([call, answer.statusCode]).toEqual([call, 403]);
    }
    await untouched();
  });

  it("change the caller’s own profile, whoever’s id is sent (API-OP7)", async () => {
    const other = await profileOwner(its.portal);
    const ids = { BabySitterID: other.person.personId, personId: other.person.personId, id: 1 };
    for (const [call, body] of Object.entries(changes)) await owner.post(call, { ...body, ...ids });
    expect((await other.get("GetMyBabysitterProfile")).headers.etag).toBe('"0"');
  });

  it("refuse every field that is of a wrong kind, by its name (API-29)", async () => {
    const wrong = ["x", "", -1.5, 1e308, {}, [null], [{}]];
    for (const [call, body] of Object.entries(changes)) {
      for (const name of Object.keys(body)) {
        for (const value of wrong) {
          const answer = await owner.post(call, { ...body, [name]: value });
          const said = `${call} ${name} ${JSON.stringify(value)}`;
          expect([said, answer.statusCode]).toEqual([said, 400]);
          expect(answer.json().issues[0].path, said).toMatch(new RegExp(`^${name}`));
        }
      }
    }
    await untouched();
  });

  it.each([
    ["UpdateMySearchFrequency", '{"SearchFrequency":1e400}', 400],
    ["UpdateMySearchFrequency", '{"SearchFrequency":-1e400}', 400],
    ["UpdateMySearchFrequency", '{"SearchFrequency":99999999999999999999999}', 400],
    ["UpdateMySearchFrequency", '{"SearchFrequency":-0}', 200],
    ["UpdateMySearchFrequency", '{"SearchFrequency":3.0}', 200],
    ["UpdateMySearchFrequency", '{"SearchFrequency":1,"searchfrequency":2}', 400],
    ["UpdateMySearchFrequency", '{"SearchFrequency":1,"SearchFrequency":2}', 200],
    ["UpdateMySearchFrequency", '{"__proto__":{"SearchFrequency":1}}', 400],
    ["UpdateMySearchFrequency", '{"constructor":{"prototype":{}},"SearchFrequency":1}', 200],
    ["UpdateMySearchFrequency", "[]", 400],
    ["UpdateMySearchFrequency", "null", 400],
    ["UpdateMySearchFrequency", '"SearchFrequency"', 400],
    ["UpdateMySearchFrequency", "{", 400],
    ["UpdateMySearchFrequency", "", 400],
    [
      "UpdateMyAvailabilities",
      '{"Availabilities":[{"id":1e400,"day":1,"startTime":"08:00","endTime":"09:00"}]}',
      400,
    ],
    [
      "UpdateMyAvailabilities",
      '{"Availabilities":[{"id":4294967296,"day":1,"startTime":"08:00","endTime":"09:00"}]}',
      400,
    ],
    [
      "UpdateMyAvailabilities",
      '{"Availabilities":[{"id":-1,"day":1,"startTime":"08:00","endTime":"09:00"}]}',
      400,
    ],
    [
      "UpdateMyAvailabilities",
      '{"Availabilities":[{"id":1,"day":1,"startTime":"08:00\\u0000","endTime":"09:00"}]}',
      400,
    ],
    ["SaveExperiences", '{"BabySitterID":1e400,"Experiences":[]}', 400],
    ["SaveExperiences", '{"BabySitterID":"1","Experiences":[]}', 400],
    ["SaveExperiences", '{"BabySitterID":-1,"Experiences":[]}', 403],
    ["SaveExperiences", '{"Experiences":[{"description":"a\\u0000b"}]}', 400],
    ["SaveExperiences", '{"Experiences":[{"description":"\\ud800"}]}', 400],
    ["SaveExperiences", '{"Experiences":[{"description":"a","DESCRIPTION":"b"}]}', 400],
    ["SaveExperiences", '{"Experiences":[{"description":"a","id":1e30}]}', 400],
    ["SaveExperiences", '{"Experiences":[{"description":"a","dateOfCreation":"\\ud800"}]}', 400],
  ])("survive %s %s (API-29)", async (call, payload, status) => {
    const answer = await send(call, payload);
    expect([answer.statusCode, answer.statusCode === 200 ? "" : answer.json().code]).toEqual([
      status,
      status === 200 ? "" : status === 403 ? "request.foreign-id" : expect.stringMatching(/^request\./),
    ]);
  });

  it("survive long lists, deep nesting and large bodies, with a short answer", async () => {
    const list = (one: string, count: number) => `[${Array(count).fill(one).join(",")}]`;
    const deep = "[".repeat(20_000) + "]".repeat(20_000);
    for (const [call, payload, status] of [
      ["UpdateMyLanguages", `{"SpokenLanguages":${list("1", 10_000)}}`, 400],
      ["UpdateMyLanguages", `{"SpokenLanguages":${list("null", 10_000)}}`, 400],
      ["UpdateMyEducation", `{"SpecificDiplomas":${list("1242", 10_000)}}`, 400],
      ["UpdateMyAvailabilities", `{"Availabilities":${list("{}", 10_000)}}`, 400],
      ["SaveExperiences", `{"Experiences":${list("{}", 10_000)}}`, 400],
      ["UpdateMyLanguages", `{"SpokenLanguages":${deep}}`, 400],
      ["UpdateMyAdvert", `{"AdvertTitle":${deep},"AdvertDescription":"a"}`, 400],
      ["UpdateMyAdvert", JSON.stringify({ ...profileBodies.UpdateMyAdvert, x: "a".repeat(65_000) }), 200],
      ["UpdateMyAdvert", JSON.stringify({ ...profileBodies.UpdateMyAdvert, x: "a".repeat(66_000) }), 413],
      [
        "UpdateMyAdvert",
        JSON.stringify({ AdvertTitle: "a ".repeat(15_000), AdvertDescription: "a ".repeat(15_000) }),
        400,
      ],
    ] as const) {
      const answer = await send(call, payload);
      expect([call, payload.slice(0, 40), answer.statusCode]).toEqual([call, payload.slice(0, 40), status]);
      expect(answer.body.length).toBeLessThan(20_000);
    }
  });

  it("keep what looks like SQL, a script or a format as the text that it is", async () => {
    const description = "'; DROP TABLE profile; -- <script>alert(1)</script> $1 %s {{x}} \\u0000";
    await owner.save("SaveExperiences", { Experiences: [experienceBody({ description })] });
    expect(await owner.profile()).toMatchObject({ experiences: [{ description }] });
  });
});

describe("an account that is deleted", () => {
  it("is not written to by a change that waited for the deletion to end (AUTH-37)", async () => {
    const { pool } = its.portal.database.connection;
    const { personId } = owner.person;
    const deletion = await pool.connect();
    await deletion.query("BEGIN");
    await deletion.query("UPDATE person SET deactivated_at = now() WHERE id = $1", [personId]);
    const change = owner.post("UpdateMyAdvert", profileBodies.UpdateMyAdvert);
    await until(async () => {
      const { rows } = await pool.query(
        "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      );
      return rows.length > 0;
    });
    await deletion.query("COMMIT");
    deletion.release();
    expect((await change).statusCode).toBe(401);
    const { rows } = await pool.query("SELECT version FROM profile WHERE person_id = $1", [personId]);
    expect(rows).toEqual([]);
  });

  it("leaves nothing of its profile, and everybody else’s (AUTH-OP9)", async () => {
    const { pool } = its.portal.database.connection;
    const other = await profileOwner(its.portal);
    for (const [call, body] of Object.entries(profileBodies)) {
      await owner.save(call, body);
      await other.save(call, body);
    }
    expect(
      (await its.portal.call("POST", "/Authentication/deleteMyAccount", { cookie: its.cookie })).statusCode,
    ).toBe(200);
    for (const table of ["profile", "availability", "experience"]) {
      const { rows } = await pool.query(`SELECT DISTINCT person_id FROM ${table} WHERE person_id = ANY($1)`, [
        [owner.person.personId, other.person.personId],
      ]);
      expect([table, rows]).toEqual([table, [{ person_id: other.person.personId }]]);
    }
  });
});
