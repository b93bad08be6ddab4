import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Endpoint } from "@ribambelle/domain/kernel/endpoint";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { actKinds, personal } from "../features.ts";
import { agencyTrials } from "../testing/agencyActs/agencyTrials.ts";
import { entriesAfter, lastEntry, newlyTold, refusingNotes, toldIn } from "../testing/agencyActs/noting.ts";
import { holdOutlines } from "../testing/outline/heldOutlines.ts";
import { type KeptRows, keptRows } from "../testing/ownActs/keptRows.store.ts";
import {
  type OwnPortal,
  type OwnTrial,
  openOwnPortal,
  type Sent,
  sendOwn,
} from "../testing/ownActs/ownTrial.ts";
import type { Signed } from "../testing/signing/testSigning.ts";
import { declaredCalls } from "../testing/walks/declaredCalls.ts";

const trials = (
  await Promise.all(
    globSync("*Acts.ts", { cwd: join(import.meta.dirname, "../testing/ownActs") }).map(
      (file): Promise<{ trials: readonly OwnTrial[] }> =>
        import(join(import.meta.dirname, "../testing/ownActs", file)),
    ),
  )
).flatMap((module) => module.trials);
// What changes or notes something, and is not the agency’s.
const calls = declaredCalls
  .filter(({ method, isNoted }) => method === "POST" || isNoted === true)
  .filter(({ access }) => !(typeof access === "object" && "permission" in access));

let given: OwnPortal;
let whileNothingIsNoted: Awaited<ReturnType<typeof refusingNotes>>;
beforeAll(async () => {
  given = await openOwnPortal();
  whileNothingIsNoted = await refusingNotes(given.portal.database);
});
afterAll(() => given.portal.close());

const titled = trials.map((trial) => [`${trial.path} ${trial.how ?? ""}`.trim(), trial] as const);
const told: Record<string, string[]> = {};
const outlines = new Map<string, string>();

// New rows aside of the tables in which others are told of it.
const butFor = ({ tells = [] }: OwnTrial, before: KeptRows, after: KeptRows): KeptRows =>
  Object.fromEntries(
    Object.entries(after).flatMap(([table, rows]) => {
      const former = before[table] ?? [];
      const left = tells.includes(table) ? rows.filter((row) => former.includes(row)) : rows;
      return left.length > 0 ? [[table, left]] : [];
    }),
  );
const keptBeside = (personId: number) => keptRows(given.portal.database.connection.db, personal, personId);

/** Entries that another transaction wrote than what they are of, as far as that left a row. */
function writtenApart(before: KeptRows, after: KeptRows): string[] {
  const written = Object.entries(after).flatMap(([table, rows]) =>
    rows.filter((row) => !before[table]?.includes(row)).map((row) => ({ table, row, by: row.split(" ")[0] })),
  );
  const isEntry = ({ table }: { readonly table: string }) => table.startsWith("audit_");
  const acts = new Set(written.filter((one) => !isEntry(one)).map(({ by }) => by));
  return written.filter((one) => acts.size > 0 && isEntry(one) && !acts.has(one.by)).map(({ row }) => row);
}

interface Act {
  readonly call: Endpoint;
  readonly trial: OwnTrial;
  readonly me: Signed;
}

/** What was prepared for somebody else is refused, and stays. */
async function takesNothing(
  { call, trial: { anothers }, me }: Act,
  mine: Sent,
  theirs: Sent,
  others: KeptRows,
) {
  const isTheSame = isDeepStrictEqual({ ...theirs, cookie: 0 }, { ...mine, cookie: 0 });
  if (isTheSame || typeof anothers === "object") return;
  const { cookie = me.cookie } = mine;
  const { statusCode, body } = await sendOwn(given, call, { ...theirs, cookie }, me);
  expect(statusCode, body).toBeGreaterThanOrEqual(anothers === "nothing" ? 200 : 400);
  expect(statusCode, body).toBeLessThan(anothers === "nothing" ? 201 : 500);
  expect((await keptBeside(me.personId)).others).toEqual(others);
}

/** While it cannot be noted, it fails and changes nothing. */
async function doesNothingUnnoted({ call, trial, me }: Act, mine: Sent, own: KeptRows) {
  const { notes, isUsedUp = false, refusedWith } = trial;
  if (notes.length === 0 || isUsedUp || refusedWith !== undefined) return;
  const answer = await whileNothingIsNoted(() => sendOwn(given, call, mine, me));
  expect(answer.statusCode, answer.body).toBe(500);
  expect((await keptBeside(me.personId)).own).toEqual(own);
}

describe("every call by which people change something of their own", () => {
  it("is tried here: whoever adds one says what it notes, in testing/ownActs (AUDITS-04)", () => {
    const paths = new Set(calls.map(({ path }) => path));
    expect(paths.size).toBeGreaterThan(60);
    expect([...new Set(trials.map(({ path }) => path))].sort()).toEqual([...paths].sort());
  });

  it.each(titled)(
    "changes what is theirs and leaves everybody else’s, notes it in their name or does nothing, and takes nothing of another’s: %s (AUDITS-04)",
    async (title, trial) => {
      const call = calls.find(({ path }) => path === trial.path);
      if (!call) throw new Error(trial.path);
      const { database } = given.portal;
      const { everyRow, outlineOf, putClockBack } = given.outline;
      putClockBack();
      const role = trial.as ?? "Parent";
      const [me, other] = [await given.room.aPerson(role), await given.room.aPerson(role)];
      const [theirs = {}, mine = {}] = [
        await trial.prepare?.(given, other),
        await trial.prepare?.(given, me),
      ];
      const act = { call, trial, me };
      const before = await keptBeside(me.personId);
      await takesNothing(act, mine, theirs, before.others);
      const { own } = await keptBeside(me.personId);
      await doesNothingUnnoted(act, mine, own);
      const [last, toldBefore] = [await lastEntry(database), await toldIn(database)];
      const rows = await everyRow();
      const answer = await sendOwn(given, call, mine, me);
      const people = { [me.personId]: "me", [other.personId]: "another" };
      outlines.set(title, outlineOf(answer, rows, await everyRow(), people));
      const kinds = newlyTold(toldBefore, await toldIn(database));
      if (kinds.length > 0) told[title] = kinds;
      expect(answer.statusCode, answer.body).toBe(trial.refusedWith ?? 200);
      const entries = await entriesAfter(database, last);
      expect(entries.map(({ action }) => action).sort()).toEqual([...trial.notes].sort());
      const { personId } = me;
      for (const entry of entries)
        expect(entry).toMatchObject({
          actorId: personId,
          personId,
          functions: null,
          source: "page",
          isAsked: true,
        });
      const after = await keptBeside(me.personId);
      expect(butFor(trial, before.others, after.others)).toEqual(before.others);
      expect(writtenApart(own, after.own)).toEqual([]);
      expect(isDeepStrictEqual(after.own, own)).toBe(trial.changesNothing !== undefined);
    },
  );

  holdOutlines(
    "ownActs",
    titled.map(([title]) => title),
    outlines,
  );

  it("tells people of it by the letters and the bell that stand here, and of nothing else (MAILS-08)", () => {
    expect(told).toEqual({
      "/Authentication/deleteMyAccount": ["letter identity.account-deleted"],
      "/Authentication/login": ["letter identity.new-device"],
      "/Authentication/resetMyPassword": [
        "bell identity.password-changed",
        "letter identity.password-changed",
      ],
      "/Authentication/updateMyPassword": [
        "bell identity.password-changed",
        "letter identity.password-changed",
      ],
      "/BabysitterRenewal/SendBackToSchoolMessage leaving": [
        "letter renewals.copy",
        "letter renewals.unsubscription",
      ],
      "/BabysitterRenewal/SendBackToSchoolMessage no more letters": ["letter renewals.copy"],
      "/BabysitterSponsorship/CreateMySponsorshipEmailOffer": ["letter sponsorship.invitation"],
      "/CustomerSponsorship/CreateMySponsorshipEmailOffer": ["letter sponsorship.invitation"],
      "/LeadSurvey/Update": ["letter surveys.finished", "letter surveys.thanks"],
      "/Nanny/:id/Interest": ["letter nannies.interest"],
      "/Offer/:reference/Interest": ["letter offers.applied"],
      "/Payslip/ChooseElectronic": ["bell payslips.choice-noted", "letter payslips.choice-noted"],
      "/Payslip/ChoosePaper": ["bell payslips.choice-noted", "letter payslips.choice-noted"],
      "/Signature/AskAgain": ["bell signatures.of-agency"],
      "/Signature/Refuse": ["bell signatures.ended", "bell signatures.of-agency", "letter signatures.ended"],
      "/Signature/ReportMistake": ["bell signatures.of-agency"],
      "/Signature/SendCode": ["letter signatures.code"],
      "/Signature/SendCode starting early": ["letter signatures.code"],
      "/Signature/Sign": ["bell signatures.received", "letter signatures.received"],
      "/Signature/Withdraw": [
        "bell signatures.of-agency",
        "bell signatures.withdrawn",
        "letter signatures.withdrawn",
      ],
      "/User/Passkey/Register": ["letter passkeys.added"],
      "/User/Passkey/Remove": ["letter passkeys.removed"],
      "/User/Passkey/SignIn": ["letter identity.new-device"],
      "/User/SecondFactor/Confirm": ["letter second-factor.switched-on"],
      "/User/SecondFactor/NewCodes": ["letter second-factor.codes-renewed"],
      "/User/SecondFactor/Remove": ["letter second-factor.switched-off"],
      "/User/SecondFactor/Verify": ["letter identity.new-device"],
      "/customerrenewal/sendbacktoschoolreminder": ["letter renewals.copy"],
    });
  });
});

describe("every act that is declared", () => {
  const noted = new Set(
    [...trials, ...agencyTrials.map(([, trial]) => trial)].flatMap((trial) =>
      "notes" in trial ? trial.notes : [],
    ),
  );
  // What commands, jobs, imports, readings and refusals note.
  const others = Object.values(actKinds)
    .map(({ action }) => action)
    .filter((action) => !noted.has(action));

  it("is noted by one of both walks, or expected by name in a test of its own (AUDITS-04)", () => {
    const own = new Set(["features/ownActs.routes.test.ts", "features/audit/acts.test.ts"]);
    const files = globSync("**/*.test.ts", { cwd: join(import.meta.dirname, "..") }).filter(
      (file) => !own.has(file),
    );
    const said = files.map((file) => readFileSync(join(import.meta.dirname, "..", file), "utf8")).join("\n");
    expect(noted.size).toBeGreaterThan(80);
    expect(others.filter((action) => !said.includes(`"${action}"`))).toEqual([]);
  });
});
