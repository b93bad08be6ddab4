import { type ListedPerson, privateFilters } from "@ribambelle/domain/agencyPeople/people";
import type * as api from "@ribambelle/domain/agencyPeople/people.agency.api";
import { mayWith } from "@ribambelle/domain/agencyPeople/permitted";
import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { photoAddress } from "@ribambelle/domain/photos/photo";
import { completionRate } from "@ribambelle/domain/profile/profileSections";
import type * as z from "zod/mini";
import { listPage, pageWanted } from "../../../acting/cursors.ts";
import { Refused } from "../../../acting/refused.ts";
import type { FeatureDeps } from "../../../feature.ts";
import { findPeople } from "../search/search.store.ts";
import { typedOf } from "../search/typedOf.ts";
import { type KeptListed, listPeople, peopleOrders } from "./people.store.ts";

type Asked = z.infer<typeof api.getPeople.params>;

/** Gives one page of families or babysitters to whoever may read them (FOLKS-11). */
export async function readPeople(
  { listReads, now }: Pick<FeatureDeps, "listReads" | "now">,
  functions: readonly StaffFunction[],
  { q, sort = "name", ...asked }: Asked,
) {
  const { role } = asked;
  const isOpen = mayWith(functions, role, "read-private");
  const by = sort.replace("-", "") as keyof typeof peopleOrders;
  // Narrowing and sorting tell as well: who may not read a postal code does not learn whose begins so.
  const asksPrivate = by === "activity" || privateFilters.some((name) => asked[name] !== undefined);
  if (!mayWith(functions, role, "read") || (asksPrivate && !isOpen))
    throw new Refused(commonRefusals.forbidden);
  const wanted = pageWanted(by, { columns: peopleOrders[by], isDescending: sort.startsWith("-") }, asked);
  const found = q === undefined ? null : findPeople(typedOf(q), role, isOpen);
  const narrowed = { ...asked, found, now: now() };
  const { page, counted, hiddenCount } = await listPeople(listReads, narrowed, wanted);
  const keyOf = (row: KeptListed) => [
    { name: row.sortName, created: row.createdKey, activity: row.lastSeenKey }[by],
    row.userId,
  ];
  return { ...listPage(page, counted, by, { keyOf, itemOf: (kept) => listed(kept, isOpen) }), hiddenCount };
}

function listed(
  kept: KeptListed,
  isOpen: boolean,
): ListedPerson & { private: z.infer<typeof api.getPeople.output>["items"][number]["private"] } {
  const { email, phoneNumber, zipCode, birthDate, locale, lastSeenAt, photoId, completion } = kept;
  const lastActivityAt = lastSeenAt?.toISOString() ?? null;
  const invitedAt = kept.invitedAt?.toISOString() ?? null;
  return {
    userId: kept.userId,
    role: kept.role,
    reference: kept.reference,
    displayName: kept.displayName,
    city: kept.city,
    accountState: kept.accountState,
    salesRep: kept.salesRep,
    manager: kept.manager,
    hrContact: kept.hrContact,
    referent: kept.referent,
    activeContracts: kept.activeContracts,
    completionRate: completion && completionRate(completion),
    advertState: kept.advertState,
    interviewed: kept.interviewed,
    avatarUrl: photoId && photoAddress(photoId, 256),
    private: isOpen ? { email, phoneNumber, zipCode, birthDate, locale, lastActivityAt, invitedAt } : null,
  };
}
