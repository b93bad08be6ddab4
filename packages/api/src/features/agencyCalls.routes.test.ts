import { admits, type Caller } from "@ribambelle/domain/kernel/permissions/access";
import { type StaffAccess, staffFunctions } from "@ribambelle/domain/kernel/permissions/permission";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertStaff } from "../testing/signedIn.ts";
import { insertPerson } from "../testing/stores/testPeople.store.ts";
import { buildTestApp, type CallOptions, type TestApp } from "../testing/testApp.ts";

interface Call {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly permission: StaffAccess;
  /** Empty, as the call takes it. */
  readonly sent: Pick<CallOptions, "body" | "files">;
}

/** A call as the reference tells of it. */
interface Told {
  readonly "x-permission": StaffAccess;
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
}

const emptyOf = (method: string, { requestBody }: Told): Call["sent"] =>
  method === "get" ? {} : requestBody?.content["multipart/form-data"] ? { files: [] } : { body: {} };

let portal: TestApp;
let calls: Call[];
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
  const { paths } = (await portal.call("GET", "/api/v1/openapi.json")).json();
  calls = Object.entries<Record<string, Told>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, told]) =>
      path.startsWith("/Agency/")
        ? [
            {
              method: method.toUpperCase() as Call["method"],
              path: path.replace(/\{\w+\}/g, "1"),
              permission: told["x-permission"],
              sent: emptyOf(method, told),
            },
          ]
        : [],
    ),
  );
});
afterAll(() => portal.close());

const db = () => portal.database.connection.db;

describe("every call of the agency", () => {
  it("names what it asks for (AGUI-29)", () => {
    expect(calls.length).toBeGreaterThan(8);
    expect(calls.filter(({ permission }) => !permission?.length)).toEqual([]);
  });

  it.each<[string, Caller]>([
    ...staffFunctions.map((one): [string, Caller] => [one, { role: "Agency", functions: [one] }]),
    ["somebody of the agency without a function", { role: "Agency", functions: [] }],
    ["a parent", { role: "Parent", functions: [] }],
    ["a babysitter", { role: "BabySitter", functions: [] }],
  ])(
    "is refused to %s where the table does not permit it, and only then (AGUI-29, AGUI-30)",
    async (_, caller) => {
      const { userName } =
        caller.role === "Agency"
          ? await insertStaff(portal, caller.functions)
          : await insertPerson(db(), caller.role);
      const cookie = await portal.signIn(userName);
      for (const { method, path, permission, sent } of calls) {
        const answer = await portal.call(method, path, { cookie, ...sent });
        const isRefused = answer.statusCode === 403 && answer.json().code === "request.forbidden";
        expect([path, isRefused, answer.statusCode < 500]).toEqual([
          path,
          !admits({ permission }, caller),
          true,
        ]);
      }
    },
  );

  it("is refused to a stranger (AGUI-30)", async () => {
    for (const { method, path, sent } of calls)
      expect([path, (await portal.call(method, path, sent)).statusCode]).toEqual([path, 401]);
  });
});
