import { kindsOfSeason } from "@ribambelle/domain/agencyRenewals/followUp";
import type { loadSeason, loadSeasonAnswer } from "../../../features/renewals/index.ts";
import { useMe } from "../../session/useMe.ts";

type Loaded<Load extends () => Promise<unknown>> = Awaited<ReturnType<Load>>;

/** Joins the page of a season with whose answers whoever looks may read. */
export const seasonPageOf =
  ({ SeasonPage }: Pick<Loaded<typeof loadSeason>, "SeasonPage">) =>
  () => <SeasonPage roles={kindsOfSeason(useMe().staff?.functions ?? [])} />;

/** Joins the page of one answer with who reads it. */
export const answerPageOf =
  ({ AnswerPage }: Loaded<typeof loadSeasonAnswer>) =>
  () => <AnswerPage personId={useMe().userId} />;
