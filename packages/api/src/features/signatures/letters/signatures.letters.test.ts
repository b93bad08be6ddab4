import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { DueLetter } from "../../../mail/letters.ts";
import { type Signed, signingOf } from "../../../testing/signing/testSigning.ts";
import { buildTestApp, type TestApp } from "../../../testing/testApp.ts";
import { verifySealed } from "../seal/verifySealed.ts";
import { signatureLetters } from "./signatures.letters.ts";

let portal: TestApp;
let room: ReturnType<typeof signingOf>;
let ana: Awaited<ReturnType<typeof room.staff>>;
let parent: Signed;

beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
  room = signingOf(portal);
  ana = await room.staff("administrator");
});
afterAll(() => portal.close());
beforeEach(async () => {
  parent = await room.aPerson("Parent", { first_name: "Zoé" });
});

/** Writes the last letter of a kind that a person is to get, as it would leave now. */
async function written(kind: string, personId = parent.personId) {
  const { rows } =
    await sql<DueLetter>`SELECT id, person_id AS "personId", locale, payload, last_address AS "lastAddress"
    FROM letter WHERE person_id = ${personId} AND kind = ${kind} ORDER BY created_at DESC LIMIT 1`.execute(
      room.db,
    );
  const [due] = rows;
  const writer = signatureLetters(portal.deps).kinds[kind];
  if (!due || !writer || !("write" in writer) || writer.purpose !== "service") throw new Error(`no ${kind}`);
  return writer.write(room.db, due);
}
const opened = async (said: object = {}) => {
  const contract = await room.aContract("guard", parent.personId);
  return String((await room.open(ana.cookie, contract, said)).json().id);
};
const plain = (text = "") => text.replaceAll(/[\u00a0\u202f]/g, " ");

describe("the letters about signing", () => {
  it("give the code without a link, and a subject without it (SIGN-19)", async () => {
    const id = await opened();
    await room.read(parent.cookie, id);
    await room.askCode(parent.cookie, id);
    const code = await room.lastCode(id);
    const letter = (await written("signatures.code"))?.letter;
    expect(letter?.subject).not.toContain(code);
    expect(letter?.html).not.toContain("href=");
    const text = plain(letter?.text);
    for (const said of [code, "10 minutes", "Ne communiquez ce code à personne, pas même à l’agence.", "GE-"])
      expect(text).toContain(said);
    // Sent again, it says the same; once another is asked for, nothing.
    expect((await written("signatures.code"))?.letter.text).toBe(letter?.text);
    const { rows } = await sql<{
      id: string;
    }>`SELECT id FROM letter WHERE kind = 'signatures.code' AND person_id = ${parent.personId}`.execute(
      room.db,
    );
    portal.pass(61);
    await room.askCode(parent.cookie, id);
    const former = signatureLetters(portal.deps).kinds["signatures.code"];
    const due = {
      id: rows[0]?.id ?? "",
      personId: parent.personId,
      locale: "fr",
      payload: { requestId: id, position: 1 },
      lastAddress: null,
    } as const;
    expect(former && "write" in former && (await former.write(room.db, due))).toBeNull();
  });

  it("lead to the room, whose reader signs in first, and are nothing once it is signed (SIGN-03, SIGN-22)", async () => {
    const id = await opened();
    expect((await written("signatures.to-sign"))?.letter.text).toContain(`/client/signature/${id}`);
    await room.signAll(parent.cookie, id);
    expect(await written("signatures.to-sign")).toBeNull();
    const received = await written("signatures.received");
    expect(received?.letter.subject).toBe("Nous avons bien reçu votre signature");
    expect(plain(received?.letter.text)).toMatch(/référence GE-.*le (?:1er|\d{1,2}) \S+ \d{4} à \d{1,2} h/);
  });

  it("bring both parties the sealed copy, and consumers the withdrawal form (SIGN-48)", async () => {
    const second = await room.aPerson("Parent");
    const id = await opened({ secondSignerId: second.personId, agencySignerId: ana.personId });
    await room.signAll(parent.cookie, id);
    await room.signAll(second.cookie, id, 2);
    await room.signAll(ana.cookie, id, 3);
    await room.seal(id);
    for (const personId of [parent.personId, second.personId]) {
      const [copy, form] = (await written("signatures.completed", personId))?.attachments ?? [];
      expect(await verifySealed(copy?.content ?? new Uint8Array())).toMatchObject({ isIntact: true });
      expect(form?.fileName).toBe("Formulaire de rétractation.pdf");
      expect(Buffer.from(form?.content ?? []).toString("latin1", 0, 5)).toBe("%PDF-");
    }
    const ofAgency = await written("signatures.completed", ana.personId);
    expect(ofAgency?.attachments).toHaveLength(1);
  });

  it("tell who opened a request why it was declined, and signers not (SIGN-24, SIGN-53)", async () => {
    const id = await opened();
    await room.post("Refuse", parent.cookie, { id, reason: 9, comment: "Trop loin" });
    const own = plain((await written("signatures.ended"))?.letter.text);
    expect(own).not.toContain("Trop loin");
    const theirs = plain((await written("signatures.ended", ana.personId))?.letter.text);
    expect(theirs).toContain("Raison donnée : Autre : Trop loin");
  });

  it("tell who opened a request that it ended once, also where it was their turn to sign (SIGN-24)", async () => {
    const id = await opened({ agencySignerId: ana.personId });
    await room.signAll(parent.cookie, id);
    expect((await room.post("Cancel", ana.cookie, { id, reason: "À refaire" })).statusCode).toBe(200);
    const { rows } = await sql<{ personId: number }>`SELECT person_id AS "personId" FROM letter
      WHERE kind = 'signatures.ended' AND payload ->> 'requestId' = ${id} ORDER BY person_id`.execute(
      room.db,
    );
    expect(rows.map(({ personId }) => personId).sort()).toEqual([parent.personId, ana.personId].sort());
  });

  it("give the receipt of a withdrawal where the family said, with what it declared (SIGN-57)", async () => {
    const id = await opened();
    await room.signAll(parent.cookie, id);
    await room.seal(id);
    await room.post("Withdraw", parent.cookie, { id, name: "Zoé Lefèvre", email: "autre@example.fr" });
    const receipt = await written("signatures.withdrawn");
    expect(receipt?.recipient).toBe("autre@example.fr");
    expect(plain(receipt?.letter.text)).toContain(
      "Moi, Zoé Lefèvre, je vous notifie par la présente ma rétractation",
    );
  });
});
