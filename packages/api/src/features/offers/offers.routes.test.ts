import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { actionsOf } from "../../testing/agencyActs/noting.ts";
import {
  csvOf,
  type PrivateSpace,
  privateSpace,
  type SignedInPerson,
} from "../../testing/privateSpace/privateSpace.ts";
import { provenStaff } from "../../testing/signedIn.ts";
import { recordsOf } from "../../testing/stores/testLetterRecords.store.ts";
import { offersCommand } from "./command/offers.ts";
import { lookForFitting, monthsBefore, tellOfTheDay } from "./offers.jobs.ts";
import { removeOldOffers } from "./offers.store.ts";

let space: PrivateSpace;
let nanny: SignedInPerson;
beforeAll(async () => {
  space = await privateSpace();
});
afterAll(() => space.close());
beforeEach(async () => {
  space.at("2026-11-23T10:00:00Z");
  await sql`DELETE FROM offer`.execute(db());
  nanny = await babysitter();
});

const db = () => space.agency.database.connection.db;
const now = new Date("2026-11-23T10:00:00Z");
async function babysitter() {
  const person = await space.person("BabySitter", { zip_code: "69110", city: "Sainte-Foy-lès-Lyon" });
  await sql`INSERT INTO profile (person_id, spoken_languages) VALUES (${person.personId}, '{106,1}')`.execute(
    db(),
  );
  await sql`INSERT INTO availability (person_id, id, day, start_time, end_time) VALUES
    (${person.personId}, 1, 1, '16:00', '19:00'), (${person.personId}, 2, 4, '16:00', '19:00')`.execute(db());
  return person;
}

const line = (given: Readonly<Record<string, string>> = {}) => ({
  référence: "O-1",
  titre: "Sortie d’école",
  texte: "Deux enfants à chercher à l’école.",
  "code postal": "69003",
  commune: "Lyon",
  début: "05/01/2027",
  fin: "",
  semaine: "lundi 16:30-18:30, jeudi 16:30-18:30",
  "heures par semaine": "4",
  "âges des enfants": "7, 4",
  ménage: "non",
  régulière: "",
  "salaire horaire brut": "12,50",
  langues: "",
  permis: "non",
  "publiée le": "20/11/2026",
  "publiée jusqu’au": "",
  état: "ouverte",
  ...given,
});
const bring = (...lines: Readonly<Record<string, string>>[]) =>
  space.agency.give({ "offres.csv": csvOf(...lines.map(line)) });
const get = (path: string, who = nanny) => space.get(who, `/Offer/${path}`);
const post = (path: string, body: object = {}, who = nanny) => space.post(who, `/Offer/${path}`, body);
const search = async (query = "") => (await get(`Search${query}`)).json();
const mine = async () => (await get("GetMyInterests")).json();

describe("the offers for a babysitter", () => {
  it("say how they fit, the better before the others (OFFER-04, OFFER-05)", async () => {
    await bring(
      { référence: "O-2", semaine: "lundi 16:30-18:30, mardi 08:00-10:00" },
      { référence: "O-1", langues: "anglais" },
      { référence: "O-3", "code postal": "69110", commune: "Sainte-Foy-lès-Lyon" },
      { référence: "O-4", "code postal": "44000", commune: "Nantes" },
    );
    const found = await search();
    expect(found.items.map(({ reference }: { reference: string }) => reference)).toEqual([
      "O-3",
      "O-1",
      "O-2",
    ]);
    expect(found).toMatchObject({
      fitting: 2,
      city: "Sainte-Foy-lès-Lyon",
      helps: ["profile", "advert"],
      answerDays: 2,
    });
    expect(found.items[1].fit).toMatchObject({
      coveredDays: [1, 4],
      spoken: [1],
      missingLanguages: [],
      isWhole: true,
    });
    expect(found.items[2].fit).toMatchObject({ coveredDays: [1], missedDays: [2], isWhole: false });
    expect(found.items[1].childAges).toEqual([4, 7]);
    expect((await search("?radius=commune")).items).toHaveLength(1);
  });

  it("are counted at each distance, as far as the department (OFFER-06)", async () => {
    await bring(
      { référence: "O-1", "code postal": "69110", commune: "Sainte-Foy-lès-Lyon" },
      { référence: "O-2" },
      { référence: "O-3", "code postal": "69470", commune: "Cours" },
      { référence: "O-4", "code postal": "44000", commune: "Nantes" },
    );
    const { radius } = (await search()).counts;
    expect([radius.commune, radius.department]).toEqual([1, 3]);
    expect((await search("?radius=department")).items).toHaveLength(radius.department);
    for (const one of ["5", "10", "20"])
      expect((await search(`?radius=${one}`)).items).toHaveLength(radius[one]);
  });

  it.each([
    ["not yet published", { "publiée le": "24/11/2026" }],
    ["no longer published", { "publiée jusqu’au": "22/11/2026" }],
    ["ended", { début: "01/09/2026", fin: "22/11/2026" }],
    ["filled", { état: "pourvue" }],
    ["closed", { état: "fermée" }],
  ])("are not shown where one is %s (OFFER-03)", async (_, given) => {
    await bring(given);
    expect((await search()).items).toEqual([]);
    expect((await get("O-1")).statusCode).toBe(404);
    expect((await post("O-1/Hide")).statusCode).toBe(404);
  });

  it.each([
    ["first published", { "publiée le": "23/11/2026" }],
    ["last published", { "publiée jusqu’au": "23/11/2026" }],
    ["last worked", { début: "01/09/2026", fin: "23/11/2026" }],
  ])("are shown on the day on which one is %s (OFFER-03)", async (_, given) => {
    await bring(given);
    expect((await search()).items).toHaveLength(1);
    expect((await get("O-1")).statusCode).toBe(200);
  });

  it.each([
    ["?days=monday", 400],
    ["?days=1,4", 1],
    ["?days=1", 0],
    ["?hours=few", 1],
    ["?hours=many", 0],
    ["?rhythm=occasional", 0],
    ["?housework=true", 0],
    ["?ages=small", 1],
    ["?ages=babies", 0],
  ])("are narrowed: %s (OFFER-06)", async (query, expected) => {
    await bring({});
    const answer = await get(`Search${query}`);
    if (expected === 400) expect(answer.statusCode).toBe(400);
    else expect(answer.json().items).toHaveLength(expected);
  });

  it.each([
    ["?ages=babies", ["O-1"]],
    ["?ages=small", ["O-2", "O-3"]],
    ["?ages=big", ["O-4"]],
    ["?ages=babies,big", ["O-1", "O-4"]],
    ["?hours=few", ["O-1"]],
    ["?hours=some", ["O-2", "O-3"]],
    ["?hours=many", ["O-4"]],
    ["?rhythm=regular", ["O-1", "O-2", "O-3"]],
    ["?rhythm=occasional", ["O-4"]],
    ["?housework=true", ["O-1"]],
    ["?housework=false", ["O-2", "O-3", "O-4"]],
    ["?days=1,2,4", ["O-1", "O-3", "O-4"]],
    ["?days=1,4&ages=small,big", ["O-3", "O-4"]],
  ])("are narrowed to those on its side of each limit: %s (OFFER-06)", async (query, expected) => {
    await bring(
      { référence: "O-1", "âges des enfants": "2", "heures par semaine": "9,75", ménage: "oui" },
      {
        référence: "O-2",
        "âges des enfants": "3",
        "heures par semaine": "10",
        semaine: "vendredi 16:30-18:30",
      },
      { référence: "O-3", "âges des enfants": "5", "heures par semaine": "20" },
      { référence: "O-4", "âges des enfants": "6", "heures par semaine": "20,25", régulière: "non" },
    );
    const { items }: { items: { reference: string }[] } = await search(query);
    expect(items.map(({ reference }) => reference).sort()).toEqual(expected);
  });

  it.each([
    [true, { has_driving_licence: true, can_convey_children: false }],
    [false, { has_driving_licence: false, can_convey_children: true }],
    [false, { has_driving_licence: null, can_convey_children: null }],
  ])(
    "ask for a licence, and for no car in which children are taken along: %s of %j (OFFER-05)",
    async (expected, { has_driving_licence, can_convey_children }) => {
      await sql`UPDATE profile SET has_driving_licence = ${has_driving_licence}, can_convey_children = ${can_convey_children}
        WHERE person_id = ${nanny.personId}`.execute(db());
      await bring({ permis: "oui" });
      expect((await search()).items[0].fit.hasLicence).toBe(expected);
    },
  );

  it("show no contact that was typed into one (OFFER-02)", async () => {
    await bring({
      texte: "Appelez la famille au 06 39 98 12 34 ou a.b@example.fr.",
      titre: "Garde, 06 39 98 12 34",
    });
    expect((await get("Search")).body).not.toMatch(/39.?98.?12|example/);
    expect((await get("O-1")).body).not.toMatch(/39.?98.?12|example/);
  });

  it("are hidden and shown again (OFFER-07)", async () => {
    await bring({});
    await post("O-1/Hide", { isHidden: true });
    expect((await search()).items).toEqual([]);
    expect((await search("?hidden=true")).items).toHaveLength(1);
    await post("O-1/Hide", { isHidden: false });
    expect((await search()).items).toHaveLength(1);
  });

  it("are for babysitters alone (OFFER-10)", async () => {
    await bring({});
    const family = await space.person("Parent");
    for (const path of ["Search", "O-1", "GetMyInterests"])
      expect((await get(path, family)).statusCode).toBe(403);
    for (const act of ["Interest", "Withdraw", "Hide"])
      expect((await post(`O-1/${act}`, {}, family)).statusCode).toBe(403);
    expect((await get("unknown")).statusCode).toBe(404);
  });
});

describe("an import of offers", () => {
  it.each<[string, Record<string, string>, string]>([
    ["less than an hour", { "heures par semaine": "0,75" }, "de 1 à 48 heures"],
    ["more than 48 hours", { "heures par semaine": "48,25" }, "de 1 à 48 heures"],
    ["a wage below the minimum", { "salaire horaire brut": "12,01" }, "inférieur au minimum légal"],
    ["a week that is none", { semaine: "lundi 18:30-16:30" }, "Écrivez chaque moment"],
    ["an unknown language", { langues: "klingon" }, "langues n’est pas connue"],
    ["an age that is none", { "âges des enfants": "trois" }, "âges en années"],
    ["an end before the start", { fin: "04/01/2027" }, "avant le début"],
  ])("refuses %s, line by line (OFFER-03)", async (_, given, code) => {
    const report = await bring({ référence: "O-0" }, given);
    expect(report.problems.join()).toContain(code);
    expect((await search()).items.map(({ reference }: { reference: string }) => reference)).toEqual(["O-0"]);
  });

  it.each([
    ["an hour", { "heures par semaine": "1" }],
    ["48 hours", { "heures par semaine": "48" }],
    ["the minimum wage", { "salaire horaire brut": "12,02" }],
  ])("takes %s (OFFER-03)", async (_, given) => {
    await bring(given);
    expect((await search()).items).toHaveLength(1);
  });

  it("warns about what the law forbids, and changes nothing the second time (OFFER-03)", async () => {
    const report = await bring({ texte: "Cherchons une jeune femme." });
    expect(JSON.stringify(report)).toContain("offerWords");
    const again = await bring({ texte: "Cherchons une jeune femme." });
    expect(JSON.stringify(again)).toContain('"unchanged":1');
  });
});

describe("an application", () => {
  it("reaches the agency once, which answers it on its pages, and its state is followed (OFFER-07, OFFER-08, NANNY-21)", async () => {
    await bring({});
    const staff = await provenStaff(space.portal, ["recruiter"]);
    expect((await post("O-1/Interest", { word: "Dès lundi." })).statusCode).toBe(200);
    expect((await post("O-1/Interest")).json().code).toBe("offers.already-applied");
    expect(await mine()).toMatchObject([{ reference: "O-1", state: "sent", can: { withdraw: true } }]);
    const listed = await space.portal.call("GET", `/Agency/Requests?personId=${nanny.personId}`, {
      cookie: staff.cookie,
    });
    const [request] = listed.json().items;
    expect(request).toMatchObject({ kind: "offer-interest", dueOn: "2026-11-25", can: { close: true } });
    expect(request.note.replaceAll("\u00a0", " ")).toBe("Sortie d’école (O-1)\n« Dès lundi. »");
    expect((await recordsOf(db(), nanny.personId)).map(({ kind }) => kind)).toEqual(["offers.applied"]);
    await space.portal.call("POST", "/Agency/Requests/Update", {
      cookie: staff.cookie,
      body: { requestId: request.id, ownerId: staff.personId },
      headers: { "if-match": `"${request.version}"` },
    });
    expect(await mine()).toMatchObject([{ state: "seen" }]);
    await space.portal.call("POST", "/Agency/Requests/Close", {
      cookie: staff.cookie,
      body: { requestId: request.id, outcome: "done", reason: "Entretien mardi à 10 h" },
      headers: { "if-match": `"${request.version + 1}"` },
    });
    expect(await mine()).toMatchObject([
      { state: "accepted", sentence: "Entretien mardi à 10 h", can: { withdraw: false } },
    ]);
    expect((await post("O-1/Withdraw")).json().code).toBe("offers.answered");
    const toDos = (await space.get(nanny, "/ToDo/GetMyToDos")).json().toDos;
    expect(toDos).toContainEqual(
      expect.objectContaining({ kind: "offers.answered", title: "L’agence vous propose un entretien" }),
    );
    expect((await space.get(nanny, "/Notification/GetMyNotifications")).body).toContain("Entretien mardi");
  });

  it("is taken back until the agency has answered, and may be made again (OFFER-07)", async () => {
    await bring({});
    await post("O-1/Interest");
    expect((await post("O-1/Withdraw")).statusCode).toBe(200);
    expect(await mine()).toMatchObject([{ state: "withdrawn" }]);
    const toDos: { kind: string }[] = (await space.get(nanny, "/ToDo/GetMyToDos")).json().toDos;
    expect(toDos.map(({ kind }) => kind)).not.toContain("offers.answered");
    expect((await post("O-1/Interest")).statusCode).toBe(200);
    expect(await mine()).toMatchObject([{ state: "sent" }]);
  });

  it("stands before those that were sent before it (OFFER-07)", async () => {
    await bring({}, { référence: "O-2" }, { référence: "O-3" });
    for (const [minute, reference] of ["O-2", "O-3", "O-1"].entries()) {
      space.at(`2026-11-23T10:0${minute}:00Z`);
      expect((await post(`${reference}/Interest`)).statusCode).toBe(200);
    }
    expect((await mine()).map(({ reference }: { reference: string }) => reference)).toEqual([
      "O-1",
      "O-3",
      "O-2",
    ]);
  });

  it("finds no offer that was filled before it was ever shown (OFFER-10)", async () => {
    await bring({ état: "pourvue", "publiée le": "2030-01-01" });
    expect((await post("O-1/Interest")).statusCode).toBe(404);
  });

  it("is refused for an offer that was just filled, and one that stands says so (OFFER-08, OFFER-10)", async () => {
    await bring({});
    await post("O-1/Interest");
    await bring({ état: "pourvue" });
    expect(await mine()).toMatchObject([{ state: "filled", isShown: false }]);
    const other = await babysitter();
    expect((await post("O-1/Interest", {}, other)).json().code).toBe("offers.filled");
    // Who applied still reads the offer.
    expect((await get("O-1")).statusCode).toBe(200);
    expect((await get("O-1", other)).statusCode).toBe(404);
  });

  it("is said once however often it is sent at the same time (OFFER-07)", async () => {
    await bring({});
    const answers = await Promise.all([1, 2, 3].map(() => post("O-1/Interest")));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  it("is read and answered by a command, never refused without a sentence (OFFER-08, OFFER-11)", async () => {
    await bring({});
    await post("O-1/Interest", { word: "Dès lundi." });
    const said: string[] = [];
    const print = (text: string) => void said.push(text);
    const run = (...args: string[]) =>
      offersCommand(args, {
        connection: space.agency.database.connection,
        now,
        print,
        printError: print,
      } as never);
    expect(await run("--interests")).toBe(0);
    expect((await actionsOf(space.agency.database)).at(-1)).toBe("offers.listed");
    expect(said.join("\n")).toMatch(/Sortie d’école \(O-1\).*Dès lundi/);
    expect(await mine()).toMatchObject([{ state: "seen" }]);
    const [id = ""] = /^\d+/.exec(said[0] ?? "") ?? [];
    expect(await run("--answer", id, "--outcome", "non-retenue")).toBe(1);
    expect(await run("--answer", "0", "--outcome", "retenue", "--reason", "Oui")).toBe(1);
    expect(await run("--answer", id, "--outcome", "non-retenue", "--reason", "Trop loin de la famille")).toBe(
      0,
    );
    expect(await mine()).toMatchObject([{ state: "refused", sentence: "Trop loin de la famille" }]);
    expect(await run("--answer", id, "--outcome", "retenue", "--reason", "Oui")).toBe(1);
    expect(await run()).toBe(1);
  });

  it("goes with the account, and 24 months after the offer ended (OFFER-12)", async () => {
    await bring({
      début: "01/09/2024",
      fin: "20/11/2024",
      "publiée le": "01/08/2024",
      "publiée jusqu’au": "01/12/2026",
    });
    await sql`INSERT INTO offer_interest (offer_reference, person_id, word, said_at) VALUES ('O-1', ${nanny.personId}, '', now())`.execute(
      db(),
    );
    await removeOldOffers(db(), monthsBefore("2026-11-20", 24));
    expect((await sql`SELECT FROM offer_interest`.execute(db())).rows).toHaveLength(1);
    await removeOldOffers(db(), monthsBefore("2026-11-21", 24));
    expect((await sql`SELECT FROM offer_interest`.execute(db())).rows).toHaveLength(0);
  });
});

describe("a new offer", () => {
  it("is told once to those whom it fits wholly and by one letter a day (OFFER-09)", async () => {
    const bell = async () => (await space.get(nanny, "/Notification/GetMyNotifications")).body;
    const letters = async () => (await recordsOf(db(), nanny.personId)).map(({ kind }) => kind);
    await bring(
      {},
      { référence: "O-2", langues: "espagnol" },
      { référence: "O-3", "code postal": "69400", commune: "Villefranche-sur-Saône" },
    );
    await Promise.all([lookForFitting(db(), now), lookForFitting(db(), now)]);
    await bring({ titre: "Sortie d’école et goûter" });
    await lookForFitting(db(), now);
    expect((await bell()).match(/1 nouvelle offre pour vous/g)).toHaveLength(1);
    expect(await letters()).toEqual([]);
    await tellOfTheDay(db(), now);
    await tellOfTheDay(db(), now);
    expect(await letters()).toEqual(["offers.found"]);
  });

  it("is told from the day on which it is published, and to nobody who is blocked (OFFER-09)", async () => {
    const bell = async (who = nanny) => (await space.get(who, "/Notification/GetMyNotifications")).body;
    const blocked = await babysitter();
    const told = async () => {
      const { rows } = await sql<{ personId: number }>`SELECT person_id AS "personId" FROM offer_told
        WHERE person_id IN (${nanny.personId}, ${blocked.personId})`.execute(db());
      return rows.map(({ personId }) => personId);
    };
    await sql`UPDATE person SET blocked_at = now(), block_reason = 'À revoir'
      WHERE id = ${blocked.personId}`.execute(db());
    await bring({ "publiée le": "23/11/2026" });
    await lookForFitting(db(), new Date("2026-11-22T10:00:00Z"));
    expect(await bell()).not.toContain("nouvelle offre");
    await lookForFitting(db(), now);
    expect(await bell()).toContain("1 nouvelle offre pour vous");
    expect(await told()).toEqual([nanny.personId]);
  });
});
