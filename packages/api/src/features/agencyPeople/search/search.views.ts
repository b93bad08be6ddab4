import { kindsToRead, mayWith } from "@ribambelle/domain/agencyPeople/permitted";
import { type Found, type FoundContract, searchedBy, shared } from "@ribambelle/domain/agencyPeople/search";
import { contractsToRead } from "@ribambelle/domain/contracts/agency/contractRights";
import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { peopleRefusals } from "@ribambelle/domain/people/people.refusals";
import { Refused } from "../../../acting/refused.ts";
import type { FeatureDeps } from "../../../feature.ts";
import { publicOf, type SomeFound, searchPeople } from "./search.store.ts";
import { searchContracts } from "./searchContracts.store.ts";
import { seenOf } from "./typedOf.ts";

// FOLKS-01, FOLKS-04
const underTheField = { people: 8, contracts: 5 };
const mostOnThePage = 200;

interface Asked {
  readonly q: string;
  readonly full: boolean;
}

/** Searches what somebody of the agency may read: people by what is typed, and contracts by their references (FOLKS-02). */
export async function readFound(
  { listReads, now }: Pick<FeatureDeps, "listReads" | "now">,
  functions: readonly StaffFunction[],
  { q, full }: Asked,
): Promise<Found> {
  const typed = seenOf(q);
  if (typed === null) throw new Refused(peopleRefusals.searchTooShort);
  const by = searchedBy(typed);
  const most = full ? { people: mostOnThePage, contracts: mostOnThePage } : underTheField;
  const isPublic = publicOf(by);
  const readable = kindsToRead(functions);
  const open = readable.filter((kind) => mayWith(functions, kind, "read-private"));
  const searched = { typed, most: most.people, now: now() };
  const found = await Promise.all([
    searchPeople(listReads, by, { ...searched, kinds: open }),
    isPublic.length > 0
      ? searchPeople(listReads, isPublic, {
          ...searched,
          kinds: readable.filter((kind) => !open.includes(kind)),
        })
      : nobody,
  ]);
  const people = found.flatMap(({ rows }) => rows);
  const contracts = by.includes("reference")
    ? await searchContracts(listReads, typed, contractsToRead(functions), most.contracts)
    : noContract;
  const groups = [...readable.map((kind) => people.filter(({ role }) => role === kind)), contracts.rows];
  const lines = full
    ? shared(
        groups.map(({ length }) => length),
        mostOnThePage,
      )
    : null;
  const isCut = lines?.some((given, place) => given < (groups[place]?.length ?? 0)) ?? false;
  return {
    people: readable.flatMap((kind, place) =>
      people.filter(({ role }) => role === kind).slice(0, lines?.[place]),
    ),
    contracts: contracts.rows.slice(0, lines?.at(-1)),
    isPartial: isCut || contracts.isPartial || found.some(({ isPartial }) => isPartial),
  };
}

const nobody: SomeFound<never> = { rows: [], isPartial: false };
const noContract: SomeFound<FoundContract> = { rows: [], isPartial: false };
