import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { unchosenOptIns } from "@ribambelle/domain/testing/optIns";
import { describe, expect, it } from "vitest";
import { signedIn } from "../../testing/signedIn.ts";
import { listAudit } from "../../testing/stores/testAudit.store.ts";
import { listChanges } from "../../testing/stores/testOptIns.store.ts";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { blockAddress, unblockAddress } from "./blockedAddresses.actions.ts";
import { changeOptIns, saveSettings } from "./optIns.actions.ts";
import { removeOldChanges, saveBlocked } from "./optIns.store.ts";

const its = signedIn("BabySitter");
const get = async (as = its.cookie) => its.portal.call("GET", "/OptIn/GetMyOptIn", { cookie: as });
const update = (body: object, headers = {}) =>
  its.portal.call("POST", "/OptIn/UpdateMyOptIn", { cookie: its.cookie, body, headers });
const changes = () => listChanges(its.db(), its.person.personId);
const by = { actorId: null, address: null, requestId: null };
const told = (source: "renewal" | "import", at: string) => ({
  source,
  words: () => "import",
  locale: "fr" as const,
  at: new Date(at),
});

describe("the choices of what one is sent", () => {
  it.each(["Parent", "BabySitter"] as const)(
    "begin with what the law allows, for a %s (SETTINGS-12, SETTINGS-22, API-33, SETTINGS-OP8)",
    async (role) => {
      const { userName } = await insertPerson(its.db(), role);
      const answer = await get(await its.portal.signIn(userName));
      expect([answer.statusCode, answer.json()]).toEqual([200, unchosenOptIns]);
    },
  );

  it("are not the agency’s, nor a stranger’s (SETTINGS-22)", async () => {
    const agency = await its.portal.signIn((await insertPerson(its.db(), "Agency")).userName);
    expect([(await get(agency)).statusCode, (await get("")).statusCode]).toEqual([403, 401]);
    const answer = await its.portal.call("POST", "/OptIn/UpdateMyOptIn", {
      cookie: agency,
      body: unchosenOptIns,
    });
    expect(answer.statusCode).toBe(403);
  });

  it("are refused where their person is deleted while they are sent (SETTINGS-13)", async () => {
    const gone = { ...its.person, personId: 2_000_000_000, role: "Parent" } as never;
    const saving = saveSettings(its.db(), by, gone, unchosenOptIns, {
      versionCheck: () => true,
      locale: "fr",
      at: new Date(),
    });
    await expect(saving).rejects.toMatchObject({ refusal: commonRefusals.unauthorized });
  });

  it("are saved as a whole, and only what differs is a change, with the words that were shown (SETTINGS-13, SETTINGS-20, API-34, SETTINGS-OP9)", async () => {
    const wished = { ...unchosenOptIns, agencyInformationSms: true, newAdvertsEmail: true };
    const answer = await update(wished, { "accept-language": "en" });
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    expect((await get()).json()).toEqual(wished);
    expect(await changes()).toEqual([
      {
        name: "agencyInformationSms",
        wasTaken: null,
        isTaken: true,
        source: "settings",
        locale: "en",
        words: "News from the agency. Its services, its news and dates for your diary. By text message",
        changedAt: expect.any(Date),
      },
      expect.objectContaining({
        name: "newAdvertsEmail",
        words: "New job offers. Jobs that have just been offered near you. By e-mail",
      }),
    ]);
    await update({ ...wished, newAdvertsEmail: false });
    await update({ ...wished, newAdvertsEmail: false });
    expect((await changes()).slice(2)).toEqual([
      expect.objectContaining({ name: "newAdvertsEmail", wasTaken: true, isTaken: false, locale: "fr" }),
    ]);
    expect(
      (await listAudit(its.db(), its.person.personId)).filter(({ action }) => action.startsWith("opt-ins")),
    ).toEqual([
      expect.objectContaining({ action: "opt-ins.taken", subject: "agencyInformationSms (settings)" }),
      expect.objectContaining({ action: "opt-ins.taken", subject: "newAdvertsEmail (settings)" }),
      expect.objectContaining({
        action: "opt-ins.refused",
        actorId: its.person.personId,
        address: "127.0.0.1",
        subject: "newAdvertsEmail (settings)",
      }),
    ]);
  });

  it("leave the account’s own e-mails on and the block list as it is, whatever is sent (SETTINGS-14, SETTINGS-OP1, SETTINGS-OP2, DATA-17)", async () => {
    const answer = await update({
      ...unchosenOptIns,
      accountActivityEmail: false,
      isInBlockList: true,
      extra: 1,
    });
    expect(answer.statusCode).toBe(200);
    expect((await get()).json()).toEqual(unchosenOptIns);
    expect(await changes()).toEqual([]);
  });

  it.each([
    [{ ...unchosenOptIns, newAdvertsEmail: undefined }, "newAdvertsEmail", "required"],
    [{ ...unchosenOptIns, partnersInformationSms: "true" }, "partnersInformationSms", "invalid"],
    [{ ...unchosenOptIns, agencyInformationPush: null }, "agencyInformationPush", "required"],
  ])("are refused where one is missing or is no choice (%#) (SETTINGS-13)", async (body, path, code) => {
    const answer = await update(body);
    expect([answer.statusCode, answer.json().issues]).toEqual([
      400,
      [expect.objectContaining({ path, code })],
    ]);
    expect(await changes()).toEqual([]);
  });

  it("choices that a stale tab sends are refused, and undo nothing (SETTINGS-OP12)", async () => {
    const shown = (await get()).headers.etag ?? "";
    const other = await insertPerson(its.db(), "Parent");
    const theirs = { partnersInformationEmail: true };
    await changeOptIns(its.db(), by, other.personId, theirs, told("import", "2026-01-02"));
    const first = await update({ ...unchosenOptIns, newAdvertsEmail: true }, { "if-match": shown });
    expect(first.statusCode).toBe(200);
    const stale = await update({ ...unchosenOptIns, partnersInformationSms: true }, { "if-match": shown });
    expect([stale.statusCode, stale.json().code]).toEqual([409, "opt-ins.changed-meanwhile"]);
    expect((await get()).json()).toEqual({ ...unchosenOptIns, newAdvertsEmail: true });
    const { etag } = first.headers;
    const both = { ...unchosenOptIns, newAdvertsEmail: true, partnersInformationSms: true };
    expect((await update(both, { "if-match": etag })).statusCode).toBe(200);
    expect((await get()).json()).toEqual(both);
  });
});

describe("the history of the choices", () => {
  it("takes changes from a renewal or an import, a choice that confirms what held too (SETTINGS-OP9)", async () => {
    const wished = { agencyInformationEmail: true, partnersInformationEmail: false };
    const { personId } = its.person;
    expect(await changeOptIns(its.db(), by, personId, wished, told("import", "2026-01-02"))).toBe(2);
    expect(await changeOptIns(its.db(), by, personId, wished, told("renewal", "2026-01-02"))).toBe(0);
    expect((await changes()).map(({ source, wasTaken, isTaken }) => [source, wasTaken, isTaken])).toEqual([
      ["import", null, true],
      ["import", null, false],
    ]);
  });

  it("cannot be corrected (SETTINGS-OP9)", async () => {
    await update({ ...unchosenOptIns, newAdvertsEmail: true });
    const { pool } = its.portal.database.connection;
    await expect(pool.query("UPDATE opt_in_change SET words = 'other'")).rejects.toThrow("only added");
  });

  it("keeps the last change of each for good, and those before it for five years, to the instant (SETTINGS-OP9)", async () => {
    const before = "2021-11-22T03:17:00.000Z";
    const justBefore = "2021-11-22T03:16:59.999Z";
    const { personId } = its.person;
    const other = await insertPerson(its.db(), "Parent");
    const [gone, leaving] = await Promise.all(
      [justBefore, before].map((deactivated_at) =>
        insertPerson(its.db(), "Parent", { deactivated_at: new Date(deactivated_at) }),
      ),
    );
    for (const [at, of, wished] of [
      ["2018-01-02", personId, { agencyInformationSms: true }],
      ["2018-01-02", personId, { newAdvertsEmail: true }],
      [justBefore, personId, { newAdvertsEmail: false }],
      ["2024-01-02", personId, { newAdvertsEmail: true }],
      ["2018-01-02", other.personId, { partnersInformationSms: true }],
      [before, other.personId, { partnersInformationSms: false }],
      ["2019-01-02", other.personId, { agencyInformationSms: false }],
      ["2018-01-02", gone?.personId ?? 0, { newAdvertsEmail: true }],
      ["2018-01-02", leaving?.personId ?? 0, { newAdvertsEmail: true }],
    ] as const)
      await changeOptIns(its.db(), by, of, wished, told("import", at));
    await removeOldChanges(its.db(), new Date(before));
    const left = async (of: number) =>
      (await listChanges(its.db(), of)).map(({ name, changedAt }) => [name, changedAt.getUTCFullYear()]);
    expect(await left(personId)).toEqual([
      ["agencyInformationSms", 2018],
      ["newAdvertsEmail", 2021],
      ["newAdvertsEmail", 2024],
    ]);
    expect(await left(other.personId)).toEqual([
      ["partnersInformationSms", 2018],
      ["partnersInformationSms", 2021],
      ["agencyInformationSms", 2019],
    ]);
    expect([await left(gone?.personId ?? 0), await left(leaving?.personId ?? 0)]).toEqual([
      [],
      [["newAdvertsEmail", 2018]],
    ]);
  });
});

describe("an address that takes no letters", () => {
  const isInBlockList = async () => (await get()).json().isInBlockList;
  const at = new Date("2026-01-02T08:00:00Z");

  it("is one’s own until it is mended or another: said to its person, and noted once (SETTINGS-OP2, SETTINGS-OP11)", async () => {
    const { personId, email } = its.person;
    const other = await insertPerson(its.db(), "Parent");
    const block = (address: string) => blockAddress(its.db(), by, address, at);
    expect([await block(email.toUpperCase()), await block(email), await block("nobody@example.org")]).toEqual(
      ["done", "already", "unknown"],
    );
    expect([await block(other.email), await isInBlockList()]).toEqual(["done", true]);
    await its.portal.database.connection.pool.query("UPDATE person SET email = 'n' || email WHERE id = $1", [
      personId,
    ]);
    expect(await isInBlockList()).toBe(false);
    expect([await block(`n${email}`), await isInBlockList()]).toEqual(["done", true]);
    const mend = (address: string) => unblockAddress(its.db(), by, address);
    expect([await mend(`n${email}`), await mend(`n${email}`), await isInBlockList()]).toEqual([
      "done",
      "already",
      false,
    ]);
    expect(await mend(other.email)).toBe("done");
    const acts = (await listAudit(its.db(), personId)).map(({ action }) => action);
    expect(acts.filter((action) => action.startsWith("opt-ins"))).toEqual([
      "opt-ins.address-blocked",
      "opt-ins.address-blocked",
      "opt-ins.address-mended",
    ]);
  });

  it("is none that is the person’s no more, nor of somebody who left (SETTINGS-OP11)", async () => {
    const gone = await insertPerson(its.db(), "Parent", { deactivated_at: at });
    const { personId, email } = its.person;
    const save = (of: number, address: string) =>
      saveBlocked(its.db(), { personId: of, email: address, source: "refusal", at });
    expect([await save(personId, `former.${email}`), await save(gone.personId, gone.email)]).toEqual([
      false,
      false,
    ]);
    expect(await isInBlockList()).toBe(false);
  });
});
