import type { Endpoint } from "@ribambelle/domain/kernel/endpoint";
import { writeWire } from "@ribambelle/domain/kernel/wire";
import * as api from "@ribambelle/domain/profile/profile.api";
import { profileReference } from "@ribambelle/domain/profile/profile.reference";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";
import { profileBodies, profileOwner } from "../../testing/testProfile.ts";

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

// Given anew at each save, and homework help, which is always included.
const renewed = ["id", "dateofcreation", "hashomeworkhelpoption"];

// What was sent stands in the profile under the same name, whatever the case; `at` names the field that is missing.
function expectKept(sent: Fields, kept: Fields, before: Fields, at: string): void {
  const under = (fields: Fields, name: string) =>
    Object.entries(fields).find(([key]) => key.toLowerCase().endsWith(name.toLowerCase()))?.[1];
  for (const [name, value] of Object.entries(sent)) {
    if (renewed.includes(name.toLowerCase()) || name === "BabySitterID") continue;
    const found = under(kept, name);
    expect([null, ""], `${at}: the example leaves ${name} empty`).not.toContain(value);
    expect(found, `${at}: ${name}`).not.toEqual(under(before, name));
    if (!Array.isArray(value)) expect(found, `${at}: ${name}`).toEqual(value);
    else
      for (const [index, one] of value.entries()) {
        const other = (found as unknown[])[index];
        if (isFields(one)) expectKept(one, other as Fields, {}, `${at}: ${name}`);
        else expect(other).toEqual(one);
      }
  }
}

const changes = Object.values(api as Readonly<Record<string, Endpoint>>).filter(
  ({ method }) => method === "POST",
);

it.each(changes.map((change) => [change.name, change] as const))(
  "every field of %s’s example is kept and read again (API-17)",
  async (name, { path, body }) => {
    const owner = await profileOwner(portal);
    const call = path.slice(path.lastIndexOf("/") + 1);
    // Only what is written is published.
    if (name === "updateAdvertPublication") await owner.save("UpdateMyAdvert", profileBodies.UpdateMyAdvert);
    const before = await owner.profile();
    const example = profileReference.calls.get(name)?.example as never;
    const sent = writeWire(body as never, example) as Fields;
    await owner.save(call, sent);
    expectKept(sent, await owner.profile(), before, name);
  },
);
