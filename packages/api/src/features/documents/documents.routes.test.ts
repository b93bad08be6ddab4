import { downloadPath } from "@ribambelle/domain/documents/document.api";
import { describe, expect, it } from "vitest";
import { signedIn } from "../../testing/signedIn.ts";
import { listAudit } from "../../testing/stores/testAudit.store.ts";
import { type GivenDocument, insertDocument } from "../../testing/stores/testDocuments.store.ts";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { testOrigin } from "../../testing/testApp.ts";

const content = Buffer.from("%PDF-1.7\n\0\xff binary", "latin1");
const its = signedIn("Parent");
const keep = (given: GivenDocument = {}, owner = its.person) =>
  insertDocument({ db: its.db(), fileStore: its.portal.fileStore }, owner.personId, { content, ...given });
const get = (id: string, headers: Record<string, string> = {}, as: string | undefined = its.cookie) =>
  its.portal.call("GET", `/document/${id}/download`, { cookie: as, headers });
const page = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
const downloads = async () =>
  (await listAudit(its.db(), its.person.personId)).filter(({ action }) => action === "documents.downloaded");

function messageOf(location: unknown): string | null {
  const url = new URL(String(location), testOrigin);
  expect(url.pathname).toBe("/erreur");
  return url.searchParams.get("message");
}

describe("downloading one's own document", () => {
  it("gives the file as it was kept, to be saved under a readable name (API-51, DOC-01)", async () => {
    const { id } = await keep({ reference: "GE-2026-0042" });
    const answer = await its.portal.app.inject({
      method: "GET",
      url: downloadPath(id),
      headers: { cookie: its.cookie },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload).toEqual(content);
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-length": String(content.length),
      "content-disposition": `attachment; filename="Contrat GE-2026-0042.pdf"; filename*=UTF-8''Contrat%20GE-2026-0042.pdf`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    expect(its.portal.logged()).not.toContain('"level":50');
  });

  it.each(["Parent", "BabySitter", "Agency"] as const)("serves whoever owns one: %s", async (role) => {
    const owner = await insertPerson(its.db(), role);
    const { id } = await keep({}, owner);
    const answer = await get(id, page, await its.portal.signIn(owner.userName));
    expect([answer.statusCode, answer.rawPayload]).toEqual([200, content]);
  });

  it("notes who took what, and from where", async () => {
    const { id } = await keep();
    const answer = await get(id);
    expect(await downloads()).toEqual([
      {
        action: "documents.downloaded",
        actorId: its.person.personId,
        subject: id,
        address: "127.0.0.1",
        requestId: answer.headers["x-request-id"],
      },
    ]);
    expect(its.portal.logged()).not.toContain(id);
  });

  it.each([
    ["contract", "GE-1", "Contrat GE-1.pdf", "Contrat GE-1.pdf"],
    ["attestation", "Été 2026", "Attestation employeur Ete 2026.pdf", "Attestation employeur Été 2026.pdf"],
    ["certificate", 'a"b\\c', "Certificat de travail a-b-c.pdf", "Certificat de travail a-b-c.pdf"],
    ["contract", "a\r\nSet-Cookie: x=y", "Contrat a-Set-Cookie- x-y.pdf", "Contrat a-Set-Cookie- x-y.pdf"],
    ["contract", "../../etc", "Contrat ..-..-etc.pdf", "Contrat ..-..-etc.pdf"],
    ["contract", "l'été", "Contrat l-ete.pdf", "Contrat l-été.pdf"],
    ["contract", "合同\u202e7", "Contrat -7.pdf", "Contrat 合同-7.pdf"],
  ] as const)("names a %s of « %s » « %s » or « %s »", async (kind, reference, ascii, name) => {
    const { id } = await keep({ kind, reference });
    const given = String((await get(id)).headers["content-disposition"]);
    const [, plain, encoded] = /^attachment; filename="([^"]*)"; filename\*=UTF-8''(\S+)$/.exec(given) ?? [];
    expect([plain, decodeURIComponent(encoded ?? "")]).toEqual([ascii, name]);
  });

  it("has a name even where a long reference is cut in the middle of a character", async () => {
    const { id } = await keep({ reference: `${"x".repeat(79)}\u{20000}y` });
    const answer = await get(id);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-disposition"]).toContain(`filename="Contrat ${"x".repeat(79)}.pdf"`);
  });

  it("tells a HEAD request the length and the name, without the file", async () => {
    const { id } = await keep();
    const answer = await its.portal.app.inject({
      method: "HEAD",
      url: downloadPath(id),
      headers: { cookie: its.cookie },
    });
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, 0]);
    expect(answer.headers["content-length"]).toBe(String(content.length));
    expect(answer.headers["content-disposition"]).toMatch(/^attachment; filename="Contrat /);
    expect(await downloads()).toEqual([]);
  });

  it.each<Record<string, string>>([
    { range: "bytes=0-3" },
    { range: "bytes=900-" },
    { "if-none-match": "*" },
    { "if-modified-since": "Tue, 01 Jan 2030 00:00:00 GMT" },
  ])("always gives the whole file, which nobody may have kept: %j", async (headers) => {
    const { id } = await keep();
    const answer = await get(id, headers);
    expect([answer.statusCode, answer.rawPayload]).toEqual([200, content]);
    for (const name of ["etag", "last-modified", "content-range", "accept-ranges"]) {
      expect(answer.headers[name]).toBeUndefined();
    }
  });
});

describe("asking for what is not one's own", () => {
  it("answers the same for somebody else's document as for one that is nowhere", async () => {
    const { id } = await keep({}, await insertPerson(its.db(), "Parent"));
    const [foreign, unknown] = [await get(id), await get("A".repeat(22))];
    for (const answer of [foreign, unknown]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({
        message: "Cette ressource est introuvable.",
        code: "request.not-found",
        requestId: answer.headers["x-request-id"],
      });
      expect(answer.headers["content-disposition"]).toBeUndefined();
    }
    expect(await downloads()).toEqual([]);
  });

  it.each([
    ["0"],
    ["a'b"],
    ["a%20b"],
    ["%00"],
    ["%ff"],
    ["%zz"],
    ["..%2f..%2fetc%2fpasswd"],
    ["A".repeat(23)],
    ["A".repeat(5_000)],
    ["%F0%9F%A7%92".repeat(100)],
    ["__proto__"],
    ["%"],
  ])("answers 404 to the malformed id %s", async (id) => {
    const answer = await get(id);
    expect([answer.statusCode, answer.json().code]).toEqual([404, "request.not-found"]);
    expect(answer.headers["x-request-id"]).toBe(answer.json().requestId);
  });

  it("reads the id in its own case, whatever the case of the path", async () => {
    const { id } = await keep();
    const other = id === id.toLowerCase() ? id.toUpperCase() : id.toLowerCase();
    expect(
      (await its.portal.call("GET", `/DOCUMENT/${id}/Download`, { cookie: its.cookie })).statusCode,
    ).toBe(200);
    expect((await get(other)).statusCode).toBe(404);
  });

  it("asks a stranger to sign in", async () => {
    const { id } = await keep();
    const answer = await its.portal.call("GET", `/document/${id}/download`);
    expect([answer.statusCode, answer.json().message]).toEqual([401, "Unauthorized"]);
  });
});

describe("following the link from a page", () => {
  const follow = (id: string, headers: Record<string, string> = {}, as: string | undefined = its.cookie) =>
    get(id, { ...page, ...headers }, as);

  it.each([
    ["fr", "Ce document est introuvable."],
    ["en", "This document cannot be found."],
  ])("leads to the error page where there is no such document, in %s", async (language, message) => {
    const answer = await follow("A".repeat(22), { "accept-language": language });
    expect(answer.statusCode).toBe(303);
    expect(messageOf(answer.headers.location)).toBe(message);
    expect(answer.body).toBe("");
  });

  it("speaks the language that was chosen on the page rather than the browser's", async () => {
    const answer = await follow("A".repeat(22), { "accept-language": "fr" }, `${its.cookie}; locale=en`);
    expect(messageOf(answer.headers.location)).toBe("This document cannot be found.");
  });

  it("tells who is signed out that the session is over", async () => {
    const { id } = await keep();
    const answer = await its.portal.call("GET", `/document/${id}/download`, { headers: page });
    expect(answer.statusCode).toBe(303);
    expect(messageOf(answer.headers.location)).toBe("Votre session a expiré. Merci de vous reconnecter.");
  });
});
