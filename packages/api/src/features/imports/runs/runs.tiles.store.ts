import { importsTile } from "@ribambelle/domain/imports/runs/runs.tiles";
import type { TileSource } from "../../../feature.ts";

/** The imports that wait for somebody. */
export const runTiles: readonly TileSource[] = [
  {
    kind: importsTile,
    query:
      "SELECT coalesce(r.ended_at, r.tried_at, r.created_at) AS since FROM import_run r WHERE r.state IN ('tried', 'to-resume')",
  },
];
