import { apiBase } from "@ribambelle/domain/kernel/endpoint";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp, testOrigin } from "../testing/testApp.ts";

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly security: readonly object[];
  readonly parameters: readonly {
    name: string;
    in: string;
    required: boolean;
    schema: object;
    description?: string;
  }[];
  readonly requestBody?: { required: boolean; content: Record<string, { schema: Shape }> };
  readonly responses: Record<string, { description: string; content: Record<string, { schema: Shape }> }>;
}
interface Shape {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly properties?: Record<string, Shape>;
  readonly required?: readonly string[];
  readonly items?: Shape;
}
interface Document {
  readonly openapi: string;
  readonly info: { title: string; version: string };
  readonly servers: readonly { url: string }[];
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { schemas: Record<string, Shape>; securitySchemes: Record<string, object> };
}

let portal: TestApp;
let document: Document;
beforeAll(async () => {
  portal = await buildTestApp();
  document = (await portal.app.inject(`${apiBase}/openapi.json`)).json();
});
afterAll(() => portal.close());

const calls = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
const operationOf = (path: string): Operation => {
  const [operation] = Object.values(document.paths[path] ?? {});
  if (!operation) throw new Error(path);
  return operation;
};
const answerOf = (path: string) => operationOf(path).responses["200"]?.content["application/json"]?.schema;

describe("the OpenAPI document", () => {
  it("is one of version 3.1, about the versioned base (API-01)", () => {
    expect(document.openapi).toBe("3.1.0");
    expect(document.info).toMatchObject({ title: "Ribambelle", version: "1" });
    expect(document.servers).toEqual([{ url: "/api/v1" }]);
    expect(document.components.securitySchemes).toMatchObject({
      session: { type: "apiKey", in: "cookie", name: "session" },
    });
    const ids = calls().map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  // `npm run tables` writes the list again: what it changes is to be read beside the specification.
  it("lists the calls, spelled as the specification prints them", async () => {
    const spelled = calls().map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    await expect(`${spelled.sort().join("\n")}\n`).toMatchFileSnapshot("generated/calls.txt");
  });

  it("lists what is served, and nothing else: no call for the choice of a language (API-52)", async () => {
    for (const { path, method, operation } of calls()) {
      const url = apiBase + path.replace(/\{.*?\}/g, "x");
      const headers = { origin: testOrigin, accept: "application/json" };
      const answer = await portal.app.inject({ method: method.toUpperCase() as "GET", url, headers });
      expect(operation.responses).toHaveProperty(String(answer.statusCode));
      // A photo or a calendar that is not there answers like an address that is not.
      if (!path.endsWith("/{file}")) expect(answer.statusCode).not.toBe(404);
    }
    // One address may be read and changed: that of the page that ends letters is read too, beside its two forms.
    const served = portal.app
      .printRoutes({ commonPrefix: false })
      .split("\n")
      .filter((line) => !/ \/(brand\/|manifest\.|favicon\.)/.test(line))
      .flatMap((line) => /\((.*)\)/.exec(line)?.[1]?.match(/GET|POST/g) ?? []);
    // Beside the calls: this document, its page and the files of it, /healthz, /readyz, the two pages of the development mailbox, and
    // the two forms that mail programs send (RFC 8058).
    expect(served.length).toBe(calls().length + 10);
  });

  it("has no reference that leads nowhere", () => {
    const references = JSON.stringify(document).match(/"\$ref":"[^"]+"/g) ?? [];
    expect(new Set(references)).toEqual(new Set(['"$ref":"#/components/schemas/Error"']));
    expect(document.components.schemas.Error?.required).toEqual(["message", "code", "requestId"]);
  });

  it("describes each call in full", () => {
    for (const { path, operation } of calls()) {
      expect(operation.summary).not.toBe("");
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const inPath = operation.parameters.filter(({ in: place }) => place === "path");
      expect(inPath.map(({ name }) => name)).toEqual(named);
      for (const [status, { description, content }] of Object.entries(operation.responses)) {
        expect(status).toMatch(/^(200|4\d\d|50[023])$/);
        expect(description).not.toBe("");
        if (status !== "200") {
          expect(content["application/json"]?.schema.$ref).toBe("#/components/schemas/Error");
        }
      }
    }
  });

  it("uses the outside names in what is sent (API-09)", () => {
    const login = operationOf("/Authentication/login").requestBody;
    expect(login?.content["application/x-www-form-urlencoded"]?.schema).toMatchObject({
      required: ["username", "password"],
      properties: { username: {}, password: {}, redirectUrl: {} },
    });
    const change = operationOf("/Authentication/updateMyPassword").requestBody;
    expect(change?.content["application/json"]?.schema.required).toEqual(["currentPassword", "newPassword"]);
  });

  it("uses the outside names in what comes back (DATA-21, DATA-22, DATA-23)", () => {
    expect(Object.keys(answerOf("/Authentication/GetMyInformation")?.properties ?? {})).toContain("eMail");
    const parent = answerOf("/CustomerContract/GetMyContracts")?.items;
    expect(parent?.required).toEqual(Object.keys(parent?.properties ?? {}));
    expect(parent?.required).toEqual(
      expect.arrayContaining(["documentID", "documentSignatureURL", "globalYoungestChildAgeCategory"]),
    );
    const housework = answerOf("/CustomerContract/GetHouseworkContracts")?.items;
    expect(housework?.required).toEqual(expect.arrayContaining(["typologie", "realEndDate", "documentId"]));
    const babysitter = answerOf("/EmployeeContract/GetMyContracts")?.items;
    expect(babysitter?.required).toContain("employmentAgencyDocumentID");
  });

  it("shows a photo as a file in a form, and says what its refusals are (API-14)", () => {
    const { requestBody, responses } = operationOf("/BabysitterProfile/UpdateBabySitterAvatar");
    expect(requestBody?.content).toMatchObject({
      "multipart/form-data": {
        schema: { required: ["avatar"], properties: { avatar: { type: "string", format: "binary" } } },
        example: { avatar: "photo.jpg" },
      },
    });
    const codes = [413, 415, 429].flatMap((status) => responses[status]?.description.split(":")[0]);
    expect(codes).toEqual(["photos.too-large", "photos.format", "request.too-many"]);
  });

  it("tells of versions: If-Match where a section is changed, ETag there and where the profile is read (PROF-OP18, RENEWBS-OP17)", () => {
    const headersOf = ({ parameters }: Operation) =>
      parameters
        .filter((parameter) => parameter.in === "header")
        .map(({ name, required }) => [name, required]);
    const change = operationOf("/BabysitterProfile/UpdateMyAdvert");
    const read = operationOf("/BabysitterProfile/GetMyBabysitterProfile");
    expect([headersOf(change), headersOf(read)]).toEqual([[["If-Match", false]], []]);
    for (const { responses } of [change, read]) expect(responses["200"]).toHaveProperty("headers.ETag");
    expect(operationOf("/BabysitterProfile/Diplomas").responses["200"]).not.toHaveProperty("headers");
    const withoutIt = (path: string) =>
      operationOf(path).parameters.find(({ in: place }) => place === "header");
    expect(withoutIt("/BabysitterProfile/UpdateMyAdvert")?.description).toContain("the last write wins");
    expect(withoutIt("/Renewal/SaveMyDraft")?.description).toContain("only what is not there yet");
    expect(withoutIt("/Agency/Staff/End")).toMatchObject({ required: true });
    expect(operationOf("/Agency/Staff/End").responses["428"]?.description).toContain(
      "agency.version-required",
    );
  });

  it("tells which calls may say which sending they are, and what a key of another is refused with (API-OP16)", () => {
    const told = calls().filter(({ operation }) =>
      operation.parameters.some(({ in: place, name }) => place === "header" && name === "Idempotency-Key"),
    );
    const isOfAgency = ({ path }: { path: string }) => path.startsWith("/Agency/");
    expect(told.filter((one) => !isOfAgency(one)).map(({ path }) => path.replace("/api/v1", ""))).toEqual([
      "/BabysitterSponsorship/CreateMySponsorshipEmailOffer",
      "/CustomerSponsorship/CreateMySponsorshipEmailOffer",
      "/Signature/Open",
    ]);
    for (const { operation } of told)
      expect(operation.responses["409"]?.description).toMatch(/(request|agency)\.key-reused/);
    const [create] = told.filter(isOfAgency).map(({ operation }) => operation);
    expect(create?.parameters.find(({ in: place }) => place === "header")?.required).toBe(true);
    expect(create?.responses["400"]?.description).toContain("agency.key-required");
  });

  it("tells which calls need a session, and that a document is a PDF file and a stream one of events", () => {
    const open = calls().filter(({ operation }) => operation.security.length === 0);
    expect(open.map(({ path }) => path.split("/").at(-1)).sort()).toEqual([
      "BeginSignIn",
      "SignIn",
      "login",
      "logout",
      "requestResetMyPassword",
      "resetMyPassword",
      "{file}",
      "{file}",
    ]);
    expect(operationOf("/document/{id}/download").responses["200"]?.content).toEqual({
      "application/pdf": { schema: { type: "string", format: "binary" } },
    });
    expect(operationOf("/Notification/stream").responses["200"]?.content).toEqual({
      "text/event-stream": { schema: { type: "string" } },
    });
  });
});

it("names the cookie that browsers hold where the portal is served over TLS", async () => {
  const settings = { PUBLIC_URL: "https://portail.example.fr" };
  const secure = await buildTestApp(settings, { database: portal.database });
  const { components }: Document = (await secure.app.inject(`${apiBase}/openapi.json`)).json();
  await secure.close();
  expect(components.securitySchemes.session).toMatchObject({ name: "__Host-session" });
});
