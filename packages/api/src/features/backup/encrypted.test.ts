import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  backUpTo,
  emptyPortal,
  everythingIn,
  filesIn,
  type Portal,
  restoreFrom,
} from "../../testing/stores/testBackup.store.ts";
import { insertDocument } from "../../testing/stores/testDocuments.store.ts";
import { insertParentContract, insertPerson } from "../../testing/stores/testPeople.store.ts";
import { readBackup } from "./restore.actions.ts";

let portal: Portal;
let identity: string;
let second: string;
let other: string;
let file: string;
beforeAll(async () => {
  portal = await emptyPortal();
  const { db } = portal.database.connection;
  const { personId } = await insertPerson(db, "Parent", { first_name: "Zoé-Clémentine" });
  await insertParentContract(db, personId);
  for (const content of [Buffer.alloc(300_000, "%PDF"), Buffer.from("x")])
    await insertDocument({ db, fileStore: portal.fileStore }, personId, { content });
  // As age-keygen writes it.
  const secret = await generateX25519Identity();
  identity = `# created: 2026-11-22T10:00:00Z\n# public key: ${await identityToRecipient(secret)}\n${secret}\n`;
  other = await generateX25519Identity();
  file = join(portal.folder, "agency.tar.age");
  second = await generateX25519Identity();
  const recipients = [await identityToRecipient(secret), await identityToRecipient(second)];
  expect(await backUpTo(file, portal, { recipients })).toEqual([]);
});
afterAll(() => portal.end());

const problemOf = (path: string, key?: string) =>
  readBackup({ file: path, identity: key }).then(
    () => "whole",
    ({ code }: { code: string }) => code,
  );

describe("a backup that was encrypted", () => {
  test("comes back with the operator’s key: every row, sequence, constraint and file", async () => {
    const target = await emptyPortal("tables");
    await restoreFrom(file, target, { identity });
    expect(await everythingIn(target.pool)).toEqual(await everythingIn(portal.pool));
    expect(await filesIn(target.fileStore)).toEqual(await filesIn(portal.fileStore));
    await target.end();
  });

  test("is opened by the key of each to whom it was encrypted, and of nobody else", async () => {
    expect([await problemOf(file, identity), await problemOf(file, second)]).toEqual(["whole", "whole"]);
    expect(await problemOf(file, other)).not.toBe("whole");
  });

  test("tells nothing to who has not the key", async () => {
    const bytes = readFileSync(file);
    expect(bytes.subarray(0, 21).toString()).toBe("age-encryption.org/v1");
    for (const word of ["Zoé", "Clémentine", "%PDF%PDF", "manifest.json"])
      expect(bytes.includes(word)).toBe(false);
    expect(await problemOf(file)).toBe("encrypted");
    expect(await problemOf(file, other)).toBe("wrong-identity");
    expect(await problemOf(file, "# no key\n")).toBe("no-identity");
    expect(await problemOf(file, "AGE-SECRET-KEY-1QQQQ")).toBe("no-identity");
  });

  test("an encrypted backup that was cut or changed is refused", async () => {
    const whole = readFileSync(file);
    expect(await problemOf(file, identity)).toBe("whole");
    const variants = [
      whole.subarray(0, 30),
      whole.subarray(0, 300),
      whole.subarray(0, whole.length - 1),
      whole.subarray(0, whole.length - 70_000),
      Buffer.concat([whole, Buffer.alloc(16)]),
    ];
    for (let at = 40; at < whole.length; at += 65_536) {
      const flipped = Buffer.from(whole);
      flipped.writeUInt8(flipped.readUInt8(at) ^ 4, at);
      variants.push(flipped);
    }
    const path = join(portal.folder, "wrong.tar.age");
    for (const [index, variant] of variants.entries()) {
      writeFileSync(path, variant);
      expect(await problemOf(path, identity), String(index)).toMatch(
        /^(damaged|not-a-backup|wrong-identity)$/,
      );
    }
  });
});
