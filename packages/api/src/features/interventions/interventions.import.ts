import { contractProblems } from "@ribambelle/domain/contracts/contracts.files";
import type { Line, LineProblem, Outcome } from "@ribambelle/domain/imports/problem";
import { endsAt, startsAt } from "@ribambelle/domain/interventions/intervention.rules";
import { shownState } from "@ribambelle/domain/interventions/intervention.states";
import {
  type ImportedIntervention,
  interventionProblems,
} from "@ribambelle/domain/interventions/interventions.file";
import type { Role } from "@ribambelle/domain/kernel/role";
import type { Db } from "../../db/connection/connect.ts";
import type { ImportNews } from "../../importing/importNews.ts";
import type { OwnedContract } from "../contracts/index.ts";
import { personProblem } from "../people/index.ts";
import { type Changed, newsOfChanges } from "./changes.ts";
import { savePartings } from "./feed/feed.store.ts";
import { partingsOf } from "./feed/partings.ts";
import type { IncomingIntervention } from "./interventions.columns.ts";
import {
  listPlaced,
  listReplacedBy,
  type PlacedIntervention,
  reviseInterventions,
  saveInterventions,
} from "./interventions.import.store.ts";

/** What lines of interventions are judged by, and when they arrive. */
export interface InterventionsWork {
  readonly lines: readonly Line<ImportedIntervention>[];
  readonly present: ReadonlySet<string>;
  /** The people whom the lines name, by reference. */
  readonly people: ReadonlyMap<string, { readonly personId: number; readonly role: Role }>;
  /** Who owns the contracts that the lines name. */
  readonly contracts: readonly OwnedContract[];
  readonly today: string;
  readonly now: Date;
}

export interface ImportedInterventions {
  readonly outcomes: Outcome[];
  /** What to tell people (VISITS-29). */
  readonly news: ImportNews[];
}

/** Saves the interventions that the agency gives, and says whom their changes concern. */
export async function importInterventions(db: Db, work: InterventionsWork): Promise<ImportedInterventions> {
  const { lines, present, now } = work;
  const own = lines.map(({ row }) => row.reference);
  const named = lines.flatMap(({ row }) => row.replacesReference ?? []);
  const touched = [...new Set([...own, ...named, ...(await listReplacedBy(db, own))])];
  const before = byReference(await listPlaced(db, touched));
  const { fit, refused } = judge(work, before);
  const saved = await saveInterventions(db, fit, present, now);
  const after = byReference(await listPlaced(db, touched));
  const changes = changesBetween(before, after);
  // Their own lines changed nothing: what people see is another state, because a substitute came or went.
  const seenAnew = changes.filter(
    ({ was, now: is }) =>
      was.isReplaced !== is.isReplaced &&
      isSameBut(was, is, "isReplaced") &&
      shown(was).state !== shown(is).state,
  );
  await reviseInterventions(
    db,
    seenAnew.map(({ now: is }) => is.reference),
    now,
  );
  await savePartings(db, partingsOf(changes), now);
  return {
    outcomes: [...saved, ...refused],
    news: newsOfChanges(
      changes.map(({ was, now: is }) => ({ was: shown(was), now: shown(is) })),
      work,
    ),
  };
}

const byReference = (placed: readonly PlacedIntervention[]) =>
  new Map(placed.map((one) => [one.reference, one]));

interface Judged {
  readonly fit: IncomingIntervention[];
  readonly refused: Outcome[];
}

function judge(
  { lines, people, contracts }: InterventionsWork,
  before: ReadonlyMap<string, PlacedIntervention>,
): Judged {
  const judged: Judged = { fit: [], refused: [] };
  const familyOf = new Map([...before].map(([reference, { parentId }]) => [reference, parentId]));
  for (const { row } of lines) {
    const parent = people.get(row.parentReference);
    if (parent) familyOf.set(row.reference, parent.personId);
  }
  for (const { line, row } of lines) {
    const { parentReference, babysitterReference, ...rest } = row;
    const parent = people.get(parentReference);
    const babysitter = babysitterReference === null ? null : people.get(babysitterReference);
    const problem =
      personProblem(parent, ["Parent"], "parentReference") ??
      (babysitter === null ? null : personProblem(babysitter, ["BabySitter"], "babysitterReference")) ??
      contractProblem(row, [parent, babysitter], contracts) ??
      (row.replacesReference !== null && familyOf.get(row.replacesReference) !== parent?.personId
        ? { column: "replacesReference", ...interventionProblems["unknown-intervention"] }
        : null);
    if (problem || !parent) {
      judged.refused.push({ line, done: "refused", problem: problem ?? { code: "unknown-person" } });
      continue;
    }
    judged.fit.push({
      ...rest,
      line,
      parentId: parent.personId,
      babysitterId: babysitter?.personId ?? null,
      startsAt: startsAt(row).toISOString(),
      endsAt: endsAt(row).toISOString(),
    });
  }
  return judged;
}

function contractProblem(
  { contractReference }: ImportedIntervention,
  people: readonly ({ readonly personId: number } | null | undefined)[],
  contracts: readonly OwnedContract[],
): LineProblem | null {
  if (contractReference === null) return null;
  const owners = contracts.filter(({ reference }) => reference === contractReference);
  if (owners.some(({ personId }) => people.some((person) => person?.personId === personId))) return null;
  return {
    column: "contractReference",
    ...contractProblems[owners.length === 0 ? "unknown-contract" : "foreign-contract"],
  };
}

const isSameBut = (one: PlacedIntervention, other: PlacedIntervention, but: keyof PlacedIntervention) =>
  (Object.keys(one) as (keyof PlacedIntervention)[]).every((key) => key === but || one[key] === other[key]);

const shown = (one: PlacedIntervention) => ({ ...one, state: shownState(one.state, one.isReplaced) });

function changesBetween(
  before: ReadonlyMap<string, PlacedIntervention>,
  after: ReadonlyMap<string, PlacedIntervention>,
): Changed[] {
  return [...before.values()].flatMap((one) => {
    const is = after.get(one.reference);
    return is ? [{ was: one, now: is }] : [];
  });
}
