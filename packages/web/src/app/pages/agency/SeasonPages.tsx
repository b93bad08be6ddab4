import { personKinds } from "@ribambelle/domain/agencyPeople/permitted";
import { mayWithRenewals } from "@ribambelle/domain/agencyRenewals/followUp";
import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import type { loadSeason } from "../../../features/renewals/index.ts";
import { useMe } from "../../session/useMe.ts";

type Pages = Awaited<ReturnType<typeof loadSeason>>;

/** Gives the roles whose answers somebody with these functions may read. */
export const seasonRoles = (functions: readonly StaffFunction[]) =>
  personKinds.filter((role) => mayWithRenewals(functions, role, "read"));

/** Joins the page of a season with whose answers whoever looks may read. */
export const seasonPageOf =
  ({ SeasonPage }: Pick<Pages, "SeasonPage">) =>
  () => <SeasonPage roles={seasonRoles(useMe().staff?.functions ?? [])} />;

/** Joins the page of one answer with who reads it. */
export const answerPageOf =
  ({ AnswerPage }: Pick<Pages, "AnswerPage">) =>
  () => <AnswerPage personId={useMe().userId} />;
