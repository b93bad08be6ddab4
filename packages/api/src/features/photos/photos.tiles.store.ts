import type { DeskDelays } from "@ribambelle/domain/kernel/desk/tile";
import { photoTiles } from "@ribambelle/domain/photos/photo.tiles";
import type { TileSource } from "../../feature.ts";
import { photoSubject } from "./review/photos.subject.ts";

/** The photos that wait, as their queue gives them, by the index `photo_waiting` (DESK-03). */
export const photosWaiting = (delays: DeskDelays): TileSource[] => [
  { kind: photoTiles(delays).waiting, query: photoSubject.queue },
];
