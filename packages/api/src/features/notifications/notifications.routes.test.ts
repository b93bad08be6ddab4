import { contractNotices } from "@ribambelle/domain/contracts/contract.notices";
import { documentNotices } from "@ribambelle/domain/documents/document.notices";
import { describe, expect, it } from "vitest";
import { signedIn } from "../../testing/signedIn.ts";
import { insertPerson, testPassword } from "../../testing/stores/testPeople.store.ts";
import { countSessions } from "../../testing/stores/testSessions.store.ts";
import { notify, writeNotices } from "./index.ts";
import { notificationsTasks } from "./notifications.jobs.ts";

const mine = "/Notification/GetMyNotifications";
const its = signedIn("Parent");
const toSign = (reference: string) => contractNotices.toSign({ reference }, "/client/contrats");
const tell = (...references: string[]) =>
  its
    .db()
    .transaction()
    .execute(async (transaction) => {
      for (const reference of references) await notify(transaction, its.person.personId, toSign(reference));
    });
const feed = async (path = mine, locale = "fr", as = its.cookie) =>
  (await its.portal.call("GET", path, { cookie: as, headers: { "accept-language": locale } })).json();
const titles = async () =>
  (await feed()).notifications.map(({ title }: { title: string }) => title) as string[];
const query = (text: string, ...values: unknown[]) => its.portal.database.connection.pool.query(text, values);
const kept = async () =>
  (
    await query(
      "SELECT kind, facts->>'reference' AS reference, read_at FROM notification WHERE person_id = $1 ORDER BY id",
      its.person.personId,
    )
  ).rows;
const mark = async (id: number, as = its.cookie) =>
  (await its.portal.call("POST", "/Notification/MarkRead", { cookie: as, body: { id } })).statusCode;

describe("a person’s notifications", () => {
  it("are empty at first, and nobody’s without a session (SHELL-16)", async () => {
    expect(await feed()).toEqual({ notifications: [], unreadCount: 0, hasOlder: false });
    for (const [method, path] of [
      ["GET", mine],
      ["GET", `${mine}/12`],
      ["GET", "/Notification/stream"],
      ["POST", "/Notification/MarkRead"],
      ["POST", "/Notification/MarkAllRead"],
    ] as const) {
      expect((await its.portal.call(method, path)).statusCode, path).toBe(401);
    }
  });

  it("say title, text, link and whether they were read, in the reader’s language (SHELL-OP1)", async () => {
    await tell("GE-1");
    const [french] = (await feed()).notifications;
    expect(french).toEqual({
      id: expect.any(Number),
      title: "Un contrat à signer",
      text: "Le contrat GE-1 attend votre signature.",
      link: "/client/contrats",
      isRead: false,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    const [english] = (await feed(mine, "en")).notifications;
    expect(english).toMatchObject({
      title: "A contract to sign",
      text: "Contract GE-1 is waiting for your signature.",
    });
  });

  it("come page by page, the newest first, with the number of unread ones in all", async () => {
    await tell(...Array.from({ length: 25 }, (_, index) => `GE-${index + 1}`));
    const first = await feed();
    expect([first.notifications.length, first.unreadCount, first.hasOlder]).toEqual([20, 25, true]);
    expect(first.notifications[0].text).toContain("GE-25 ");
    const older = await feed(`${mine}/${first.notifications[19].id}`);
    expect([older.notifications.length, older.unreadCount, older.hasOlder]).toEqual([5, 25, false]);
    expect(older.notifications[0].text).toContain("GE-5 ");
    expect((await its.portal.call("GET", `${mine}/latest`, { cookie: its.cookie })).statusCode).toBe(404);
  });

  it("are read one by one, twice being the same", async () => {
    await tell("GE-1", "GE-2");
    const { id } = (await feed()).notifications[0];
    expect([await mark(id), await mark(id)]).toEqual([200, 200]);
    const { notifications, unreadCount } = await feed();
    expect(unreadCount).toBe(1);
    expect(notifications.map(({ isRead }: { isRead: boolean }) => isRead)).toEqual([true, false]);
  });

  it("are read all at once: those that are shown, and those read before stay read since then", async () => {
    await tell("GE-1", "GE-2");
    await mark((await feed()).notifications[1].id);
    const [{ read_at }] = await kept();
    await notify(its.db(), its.person.personId, { kind: "payments.late", facts: {}, link: null });
    its.portal.pass(60);
    expect(
      (await its.portal.call("POST", "/Notification/MarkAllRead", { cookie: its.cookie })).statusCode,
    ).toBe(200);
    expect((await feed()).unreadCount).toBe(0);
    expect((await kept()).map((one) => one.read_at)).toEqual([read_at, expect.any(Date), null]);
  });

  it("are nobody else’s: another person’s answers 404 and stays unread", async () => {
    await tell("GE-1");
    const { id } = (await feed()).notifications[0];
    const stranger = await its.portal.signIn((await insertPerson(its.db(), "Parent")).userName);
    expect(await mark(id, stranger)).toBe(404);
    await its.portal.call("POST", "/Notification/MarkAllRead", { cookie: stranger });
    expect((await feed(mine, "fr", stranger)).notifications).toEqual([]);
    expect((await feed()).unreadCount).toBe(1);
  });

  it("leave aside what a newer version wrote", async () => {
    await tell("GE-1");
    await notify(its.db(), its.person.personId, { kind: "payments.late", facts: {}, link: null });
    await notify(its.db(), its.person.personId, {
      kind: "contracts.to-sign",
      facts: { number: 4 },
      link: null,
    });
    const { notifications, unreadCount } = await feed();
    expect(notifications).toHaveLength(1);
    expect(unreadCount).toBe(2);
  });

  it("lead nowhere outside the portal", async () => {
    for (const link of ["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)"]) {
      await expect(notify(its.db(), its.person.personId, { ...toSign("GE-1"), link })).rejects.toMatchObject({
        constraint: "a_notification_leads_into_the_portal",
      });
    }
  });

  it("are told to several people at once, and to nobody who has left", async () => {
    const other = await insertPerson(its.db(), "BabySitter");
    const gone = await insertPerson(its.db(), "Parent", { deactivated_at: new Date() });
    const facts = { kind: "certificate", reference: "INT-1" } as const;
    await notify(
      its.db(),
      [its.person.personId, other.personId, gone.personId],
      documentNotices.added(facts),
    );
    expect(await titles()).toEqual(["Nouveau document\u00a0: certificat de travail"]);
    await expect(
      its
        .db()
        .transaction()
        .execute((t) => notify(t, gone.personId, toSign("X"))),
    ).resolves.toBe(undefined);
  });
});

describe("a notification that is written over an earlier one", () => {
  it("says anew what it says, leads there, and is unread again; one that is gone is given no other (SHELL-OP1)", async () => {
    const [other, gone] = [
      await insertPerson(its.db(), "Parent"),
      await insertPerson(its.db(), "Parent", { deactivated_at: new Date() }),
    ];
    const { personId } = its.person;
    const to = (of: number, reference: string, notificationId: number | null, link = "/client/contrats") => ({
      ...contractNotices.toSign({ reference }, link),
      personId: of,
      notificationId,
    });
    await tell("GE-0");
    const written = [
      to(other.personId, "GE-9", null),
      to(gone.personId, "GE-8", null),
      to(personId, "GE-1", null),
    ];
    const [theirs, none, own] = await writeNotices(its.db(), written);
    expect([typeof theirs, none, typeof own]).toEqual(["number", null, "number"]);
    await mark(own ?? 0);
    expect(await writeNotices(its.db(), [to(personId, "GE-2", own ?? null, "/client")])).toEqual([own]);
    const { notifications, unreadCount } = await feed();
    expect(unreadCount).toBe(2);
    expect(notifications).toMatchObject([
      { id: own, text: "Le contrat GE-2 attend votre signature.", link: "/client", isRead: false },
      { text: "Le contrat GE-0 attend votre signature.", link: "/client/contrats" },
    ]);
    const { rows } = await query(
      "SELECT facts->>'reference' AS reference FROM notification WHERE id = $1",
      theirs,
    );
    expect(rows).toEqual([{ reference: "GE-9" }]);
  });
});

describe("a changed password", () => {
  it("is told to its person, who signs in anew (SHELL-OP1)", async () => {
    const body = { currentPassword: testPassword, newPassword: "Autre-Secret-1" };
    expect(
      (await its.portal.call("POST", "/Authentication/updateMyPassword", { cookie: its.cookie, body }))
        .statusCode,
    ).toBe(200);
    its.cookie = await its.portal.signIn(its.person.userName, "Autre-Secret-1");
    expect(await titles()).toEqual(["Votre mot de passe a été modifié"]);
  });
});

describe("what is kept", () => {
  it("goes with the account", async () => {
    await tell("GE-1");
    await its.portal.call("POST", "/Authentication/deleteMyAccount", { cookie: its.cookie });
    await its
      .db()
      .transaction()
      .execute((t) => notify(t, its.person.personId, toSign("GE-2")));
    const { rows } = await its.portal.database.connection.pool.query(
      "SELECT FROM notification WHERE person_id = $1",
      [its.person.personId],
    );
    expect(rows).toEqual([]);
  });

  it("is a year of it to the instant, and the last two hundred of each", async () => {
    const other = await insertPerson(its.db(), "Parent");
    await notify(its.db(), other.personId, toSign("GE-0"));
    await tell(...Array.from({ length: 205 }, (_, index) => `GE-${index + 1}`));
    const sweep = (now: Date) =>
      notificationsTasks({ ...its.portal.deps, now: () => now })["notifications.sweep"]?.({}, { id: "1" });
    await sweep(new Date());
    const references = (await kept()).map(({ reference }) => reference);
    expect([references.length, references[0], references[199]]).toEqual([200, "GE-6", "GE-205"]);
    const ofOther = "SELECT FROM notification WHERE person_id = $1";
    expect((await query(ofOther, other.personId)).rows).toHaveLength(1);
    const written = new Date("2026-03-01T08:00:00Z");
    await query("UPDATE notification SET created_at = $1", written);
    const year = 365 * 86_400_000;
    await sweep(new Date(written.getTime() + year));
    expect((await feed()).unreadCount).toBe(200);
    await sweep(new Date(written.getTime() + year + 1));
    expect((await feed()).unreadCount).toBe(0);
  });
});

describe("an idle session", () => {
  it("is not kept alive by what pages ask by themselves", async () => {
    const agent = await insertPerson(its.db(), "Agency");
    const own = await its.portal.signIn(agent.userName);
    for (let minutes = 0; minutes < 29; minutes += 7) {
      its.portal.pass(7 * 60);
      await its.portal.call("GET", mine, { cookie: own });
    }
    expect((await its.portal.call("GET", mine, { cookie: own })).statusCode).toBe(401);
    expect(await countSessions(its.db(), agent.personId, 0)).toBe(0);
  });
});
