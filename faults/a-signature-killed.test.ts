import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { codeOf } from "@ribambelle/api/features/signatures/signing/codeSecret";
import { drawPaper } from "@ribambelle/api/papers/drawPaper";
import { openSecrets } from "@ribambelle/api/secrets/portalSecret";
import { apiBase } from "@ribambelle/domain/kernel/endpoint";
import { rowsOf } from "@ribambelle/processes/postgres";
import { moment, rounds } from "@ribambelle/processes/rounds";
import { until } from "@ribambelle/processes/signals";
import type pg from "pg";
import { pino } from "pino";
import { expect } from "vitest";
import { test } from "./fixtures.ts";
import { embeddedIn } from "./theDatabase.ts";
import { ask, parent, signIn } from "./visitor.ts";

const linkSecret = "a secret for faults, long enough to be one";
const secrets = openSecrets({ config: { linkSecret, dataFolder: "" }, log: pino({ enabled: false }) });

// 200 starts of a portal take longer than a fault may elsewhere.
const timeout = 1_800_000;

test("the portal killed between the code and the signature keeps it whole or not at all, and seals it once (SIGN-20, SIGN-46)", {
  timeout,
}, async ({ aUsedFolder, aPortal, aCommand }) => {
  const folder = aUsedFolder();
  const settings = { DATA_FOLDER: folder, LINK_SECRET: linkSecret };
  const database = embeddedIn(folder);
  const asked: Asked[] = [];
  const count = rounds(200, 2);
  for (let round = 0; round < count; round += 1) {
    const portal = await aPortal(settings);
    for (const one of asked.slice(-3)) await expectWhole(database, one);
    const one = await newRequest(database, folder);
    const sign = await untilCode(portal.address, database, one.id);
    const signing = sign().then(
      ({ status }) => {
        one.isAcknowledged = status === 200;
      },
      () => {},
    );
    // The last is killed once it has answered, however slow the machine is.
    await (round === count - 1 ? signing : pause(moment(round, count, 600)));
    await portal.kill();
    await signing;
    asked.push(one);
  }
  const portal = await aPortal(settings);
  for (const one of asked) await expectWhole(database, one);
  const waits = "SELECT FROM signature_request WHERE state = 2";
  await until(async () => (await rowsOf(database, waits)).length === 0, "all that is signed is sealed");
  const twice =
    "SELECT request_id FROM signature_event WHERE kind IN ('signed', 'sealed') GROUP BY request_id, kind HAVING count(*) > 1";
  expect(await rowsOf(database, twice)).toEqual([]);
  for (const args of [
    ["signatures", "--check"],
    ["files", "check"],
  ]) {
    const command = aCommand(args, settings);
    expect([args, await command.ended, command.output.problems]).toEqual([args, 0, ""]);
  }
  expect(asked.some(({ isAcknowledged }) => isAcknowledged)).toBe(true);
  expect(await portal.stop()).toBe(0);
});

interface Asked {
  readonly id: string;
  isAcknowledged: boolean;
}

/** Has the demonstration’s parent asked to sign one more document, of a contract that is gone. */
async function newRequest(database: pg.ClientConfig, folder: string): Promise<Asked> {
  const id = randomBytes(16).toString("hex").slice(0, 22);
  const madeAt = new Date("2026-01-01T00:00:00Z");
  const content = await drawPaper({ title: id, author: "Ribambelle", madeAt, foot: id }, (pen) =>
    pen.title(id),
  );
  const key = `documents/${id.slice(0, 2)}/${id}.pdf`;
  mkdirSync(dirname(join(folder, "files", key)), { recursive: true });
  writeFileSync(join(folder, "files", key), content);
  const sha256 = createHash("sha256").update(content).digest();
  await rowsOf(
    database,
    `INSERT INTO signature_request (id, kind, contract_id, contract_reference, title, file_key, sha256, byte_count, page_count,
        state, opened_at, last_day, expires_at, is_distance_consumer, is_paying, agency_signs)
      VALUES ($1::text, 0, 1000000 + nextval('notification_id_seq'), $1::text, 'Contrat', $2, $3, $4, 1, 1, now(), current_date + 30,
        now() + interval '30 days', false, true, 'seal')`,
    [id, key, sha256, content.length],
  );
  await rowsOf(
    database,
    `INSERT INTO signature_signer (request_id, position, person_id, role, state, display_name, address_text, email, turn_since)
      SELECT $1, 1, id, 'Parent', 1, 'Camille', 'Nantes', email, now() FROM person WHERE user_name = $2`,
    [id, parent.userName],
  );
  return { id, isAcknowledged: false };
}

/** Goes through the room up to its last step; gives what signs. */
async function untilCode(address: string, database: pg.ClientConfig, id: string) {
  const { cookie } = await signIn(address, parent);
  const call = (path: string, json: object) =>
    ask(address, "POST", `${apiBase}/Signature/${path}`, { cookie, json: { id, ...json } });
  const room = await ask(address, "GET", `${apiBase}/Signature/GetSignatureRequest/${id}`, { cookie });
  const { documentSha256 } = JSON.parse(room.body);
  expect((await call("MarkRead", { how: "download", pagesSeen: 0 })).status).toBe(200);
  const accepted = { documentSha256, place: "Nantes", consents: ["read"], startsEarly: null };
  expect((await call("SendCode", accepted)).status).toBe(200);
  const sent =
    "SELECT letter_id AS letter FROM signature_code WHERE request_id = $1 ORDER BY id DESC LIMIT 1";
  const [code] = await rowsOf<{ letter: string }>(database, sent, [id]);
  return () => call("Sign", { code: codeOf(secrets, code?.letter ?? "") });
}

/** Expects what a signature writes to be there together, once, or not at all; what was acknowledged is there. */
async function expectWhole(database: pg.ClientConfig, { id, isAcknowledged }: Asked): Promise<void> {
  const counts = [
    "(SELECT count(*) FROM signature_signer WHERE request_id = $1 AND state = 2)",
    "(SELECT count(*) FROM signature_event WHERE request_id = $1 AND kind = 'signed')",
    "(SELECT count(*) FROM signature_event WHERE request_id = $1 AND kind = 'code-right')",
    "(SELECT count(*) FROM signature_code WHERE request_id = $1 AND used_at IS NOT NULL)",
    "(SELECT count(*) FROM signature_request WHERE id = $1 AND state IN (2, 3))",
    "(SELECT count(*) FROM letter WHERE kind = 'signatures.received' AND payload ->> 'requestId' = $1)",
    "(SELECT count(*) FROM audit_entry WHERE action = 'signatures.signed' AND subject LIKE '%' || $1)",
  ];
  const [row] = await rowsOf<{ found: number[] }>(
    database,
    `SELECT ARRAY[${counts.join(", ")}]::int[] AS found`,
    [id],
  );
  const isSigned = row?.found[0] === 1;
  expect(row?.found).toEqual(counts.map(() => (isSigned ? 1 : 0)));
  if (isAcknowledged) expect([id, isSigned]).toEqual([id, true]);
}
