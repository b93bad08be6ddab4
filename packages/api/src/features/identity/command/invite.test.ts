import { until } from "@ribambelle/processes/signals";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startJobs } from "../../../app.ts";
import { invitationsOf } from "../../../testing/stores/testInvitations.store.ts";
import { hurryJobs } from "../../../testing/stores/testJobs.store.ts";
import { recordsOf } from "../../../testing/stores/testLetterRecords.store.ts";
import { lettersTo } from "../../../testing/stores/testLetters.store.ts";
import { insertPerson } from "../../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp, testOrigin } from "../../../testing/testApp.ts";
import { invitePeople } from "../index.ts";
import { inviteCommand } from "./invite.ts";

let portal: TestApp;
let printed: string[];
let wrong: string[];
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
});
afterAll(() => portal.close());
beforeEach(async () => {
  printed = [];
  wrong = [];
  await portal.database.owner.query(
    "TRUNCATE person, letter CASCADE; DELETE FROM graphile_worker._private_jobs",
  );
});

const db = () => portal.database.connection.db;
const plain = (line: string) => line.replaceAll("\u00a0", " ");
const run = (...args: string[]) =>
  inviteCommand(args, {
    connection: portal.database.connection,
    fileStore: portal.fileStore,
    now: portal.deps.now(),
    print: (line) => printed.push(plain(line)),
    printError: (line) => wrong.push(plain(line)),
  });
const imported = (role: "Parent" | "BabySitter" | "Agency" = "Parent", given = {}) =>
  insertPerson(db(), role, { password_hash: null, ...given });
const invitations = () => invitationsOf(db());
const areInvited = async () => (await invitations()).every(({ state }) => state === "sent");

/** Lets the jobs work until that is so: until all who are invited have their letter, unless told. */
async function sendAll(isDone = areInvited): Promise<void> {
  const jobs = await startJobs({
    ...portal.deps,
    now: () => new Date(portal.deps.now().getTime() + 3_600_000),
  });
  await until(async () => {
    await hurryJobs(db());
    return isDone();
  });
  await jobs.stop();
}

describe("npm run invite", () => {
  it("invites everybody who has no password yet, once, and says who was left out", async () => {
    const zoe = await imported("Parent", { first_name: "Zoé", agency_reference: "Z-1" });
    await imported("BabySitter");
    await imported("Parent", { email: null });
    await imported("Parent", { deactivated_at: new Date() });
    await imported("Parent", { blocked_at: new Date(), block_reason: "À revoir" });
    await insertPerson(db(), "Agency");
    expect(await run("--all")).toBe(0);
    expect(printed).toEqual([
      "2 personnes invitées à choisir un mot de passe.",
      expect.stringMatching(
        /^Les lettres partent au rythme de 60 par minute, la dernière à \d\d?\sh(\s\d\d)?\.$/,
      ),
      "Ont déjà un mot de passe : 1",
      "Sans adresse e-mail : 1",
      "Comptes supprimés ou bloqués : 2",
    ]);
    expect(await run("--all")).toBe(0);
    expect(printed.slice(5, 7)).toEqual([
      "0 personne invitée à choisir un mot de passe.",
      "Déjà invitées : 2",
    ]);
    expect(await invitations()).toHaveLength(2);
    await sendAll();
    expect(await lettersTo(db(), zoe.email)).toHaveLength(1);
  });

  it("sends a letter by which the person chooses their first password, and signs in: they are told that it was chosen", async () => {
    const zoe = await imported("Parent", { first_name: "Zoé" });
    await run("--all");
    await sendAll();
    const [letter] = await lettersTo(db(), zoe.email);
    expect(letter?.subject).toBe("Ribambelle\u00a0: votre espace personnel est prêt");
    const key = /resetKey=([\w-]{43})/.exec(letter?.plain ?? "")?.[1];
    expect(letter?.plain).toContain(`${testOrigin}/reinitialisation-mot-de-passe#resetKey=${key}`);
    portal.pass(6 * 86_400);
    const body = { password: "Nouveau-Secret-7", resetKey: key };
    expect((await portal.call("POST", "/Authentication/resetMyPassword", { body })).statusCode).toBe(200);
    const cookie = await portal.signIn(zoe.userName, "Nouveau-Secret-7");
    await sendAll(async () => (await lettersTo(db(), zoe.email)).length > 1);
    const [, told] = await lettersTo(db(), zoe.email);
    expect(told?.subject).toBe("Vous avez choisi votre mot de passe");
    expect(told?.plain).toMatch(/a été choisi le \d+/);
    // They had no device that could be signed out.
    expect(told?.plain).not.toContain("déconnectés");
    const bell = await portal.call("GET", "/Notification/GetMyNotifications", { cookie });
    expect(bell.json()).toMatchObject({ notifications: [{ title: "Vous avez choisi votre mot de passe" }] });
  });

  it("writes in the person's language", async () => {
    const zoe = await imported("BabySitter", { locale: "en" });
    await run("--all");
    await sendAll();
    expect((await lettersTo(db(), zoe.email))[0]?.subject).toBe("Ribambelle: your personal space is ready");
  });

  it("chooses by role and by reference", async () => {
    await imported("Parent", { agency_reference: "A" });
    await imported("Parent", { agency_reference: "B" });
    await imported("BabySitter", { agency_reference: "C" });
    expect(await run("--role", "intervenante", "--dry-run")).toBe(0);
    expect(await run("--reference", "A", "B", "--reference", "Z")).toBe(2);
    expect(printed).toEqual([
      "1 personne serait invitée à choisir un mot de passe.",
      "Essai à blanc : personne n’a été invité.",
      "2 personnes invitées à choisir un mot de passe.",
      expect.stringContaining("60 par minute"),
      "Aucune personne ne porte la référence Z.",
    ]);
    expect(await invitations()).toHaveLength(2);
  });

  it("invites nobody where npm takes --dry-run for itself", async () => {
    vi.stubEnv("npm_config_dry_run", "true");
    await imported();
    expect(await run("--all")).toBe(0);
    expect(await invitations()).toEqual([]);
  });

  it("goes in batches, whose letters leave one behind the other", async () => {
    for (let count = 0; count < 5; count += 1) await imported();
    expect(await run("--all", "--batch", "3", "--per-minute", "2")).toBe(0);
    expect(printed.slice(0, 3)).toEqual([
      "3 personnes invitées à choisir un mot de passe.",
      expect.stringContaining("2 par minute"),
      "2 personnes restent à inviter : relancez la commande.",
    ]);
    await run("--all", "--batch", "3", "--per-minute", "2");
    const leave = (await invitations()).map(({ nextAttemptAt }) => nextAttemptAt.getTime()).sort();
    expect(leave.map((at) => Math.round((at - (leave[0] ?? 0)) / 1_000))).toEqual([0, 30, 60, 90, 120]);
  });

  it("invites nobody twice when two run at once", async () => {
    for (let count = 0; count < 20; count += 1) await imported();
    const audience = { roles: [], references: [], again: false };
    const now = portal.deps.now();
    const done = await Promise.all(
      [1, 2, 3].map(() => invitePeople(db(), audience, { most: 1_000, perMinute: 60, now })),
    );
    expect(done.reduce((sum, { invited }) => sum + invited, 0)).toBe(20);
    expect(await invitations()).toHaveLength(20);
  });

  it("goes on where it was killed: nobody twice, nobody forgotten", async () => {
    for (let count = 0; count < 450; count += 1) await imported("Parent", { agency_reference: `K-${count}` });
    // The second transaction of 200 fails, as if the command were killed in it.
    await portal.database.owner.query(`CREATE FUNCTION kill() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF (SELECT count(*) FROM invitation) > 300 THEN RAISE EXCEPTION 'killed'; END IF; RETURN NULL; END $$;
      CREATE TRIGGER killed AFTER INSERT ON invitation FOR EACH ROW EXECUTE FUNCTION kill()`);
    await expect(run("--all")).rejects.toThrow("killed");
    await portal.database.owner.query("DROP FUNCTION kill() CASCADE");
    expect(await invitations()).toHaveLength(200);
    await run("--all");
    const all = await invitations();
    expect([all.length, new Set(all.map(({ personId }) => personId)).size]).toEqual([450, 450]);
  });

  it("invites again, by reference only, whose link does not work any more", async () => {
    const zoe = await imported("Parent", { agency_reference: "Z-1" });
    await run("--reference", "Z-1");
    await sendAll();
    await run("--reference", "Z-1", "--again");
    expect(printed.slice(2)).toEqual(["0 personne invitée à choisir un mot de passe.", "Déjà invitées : 1"]);
    portal.pass(8 * 86_400);
    await run("--reference", "Z-1");
    expect(await invitations()).toHaveLength(1);
    printed = [];
    await run("--reference", "Z-1", "--again", "--dry-run");
    expect(printed[0]).toBe("1 personne serait invitée à choisir un mot de passe.");
    await run("--reference", "Z-1", "--again");
    await run("--reference", "Z-1", "--again");
    expect((await recordsOf(db(), zoe.personId)).map(({ state }) => state)).toEqual(["sent", "waiting"]);
    expect((await invitations()).map(({ round }) => round)).toEqual([1, 2]);
  });

  it("writes to nobody who chose a password before their letter left", async () => {
    const zoe = await imported();
    await run("--all");
    await portal.database.connection.pool.query("UPDATE person SET password_hash = 'x'");
    const jobs = await startJobs(portal.deps);
    await until(async () => (await recordsOf(db(), zoe.personId))[0]?.state === "withdrawn");
    await jobs.stop();
    expect(await lettersTo(db(), zoe.email)).toEqual([]);
  });

  it.each([
    [[], "Dites qui inviter : --all, --role ou --reference."],
    [["--role", "chef"], "L’option --role chef n’est pas connue."],
    [["--all", "--batch", "0"], "L’option --batch 0 n’est pas connue."],
    [["--all", "--per-minute", "many"], "L’option --per-minute many n’est pas connue."],
    [["--all", "--force"], "L’option --force n’est pas connue."],
    [["--all", "x"], "L’option x n’est pas connue."],
    [["--all", "--again"], "--again s’emploie avec --reference seulement."],
    [["--lang", "en"], "Say whom to invite: --all, --role or --reference."],
  ])("ends with 1 and one sentence when it cannot run: %j", async (args, sentence) => {
    expect(await run(...args)).toBe(1);
    expect(wrong).toEqual([expect.stringMatching(/ (Usage : |Usage: )npm run invite -- --all \|/)]);
    expect(wrong[0]?.startsWith(sentence)).toBe(true);
    expect(printed).toEqual([]);
  });
});
