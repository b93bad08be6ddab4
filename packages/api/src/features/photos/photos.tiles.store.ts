import { photoTiles } from "@ribambelle/domain/photos/photo.tiles";
import type { TileSource } from "../../feature.ts";
import { photoSubject } from "./review/photos.subject.ts";

/** The photos that wait, as their queue gives them, by the index `photo_waiting` (DESK-03). */
export const photosWaiting: TileSource = { kind: photoTiles.waiting, query: photoSubject.queue };
