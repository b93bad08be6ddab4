import type { DeskDelays } from "@ribambelle/domain/kernel/desk/tile";
import { advertTiles } from "@ribambelle/domain/profile/advert/advert.tiles";
import type { TileSource } from "../../../feature.ts";
import { advertSubject } from "./advert.subject.ts";

/** The adverts that wait, as their queue gives them, by the index `advert_waiting` (DESK-03). */
export const advertsWaiting = (delays: DeskDelays): TileSource[] => [
  { kind: advertTiles(delays).waiting, query: advertSubject.queue },
];
