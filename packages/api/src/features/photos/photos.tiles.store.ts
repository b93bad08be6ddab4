import { photoStates } from "@ribambelle/domain/photos/photo.states";
import { photoTiles } from "@ribambelle/domain/photos/photo.tiles";
import type { TileSource } from "../../feature.ts";

/** The photos that wait for the agency, by the index `photo_waiting`. */
export const photosWaiting: TileSource = {
  kind: photoTiles.waiting,
  query: `SELECT created_at AS since FROM photo WHERE state = ${photoStates.numbers.Pending}`,
};
