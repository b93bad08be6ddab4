import { admits } from "@ribambelle/domain/kernel/permissions/access";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { photoAddress } from "@ribambelle/domain/photos/photo";
import { photoActs } from "@ribambelle/domain/photos/photo.acts";
import * as api from "@ribambelle/domain/photos/photo.api";
import { photoStates } from "@ribambelle/domain/photos/photo.states";
import type { Actor } from "../../acting/actor.ts";
import { openAttempts } from "../../acting/attempts.ts";
import { Refused } from "../../acting/refused.ts";
import type { Deps } from "../../deps.ts";
import { type Router, serve } from "../../http/serve.ts";
import { auditCounted } from "../audit/index.ts";
import { openPhoto } from "./openPhoto.ts";
import { deletePhotos, uploadPhoto } from "./photos.actions.ts";
import { findVisibleFile } from "./photos.store.ts";
import { sendPhoto } from "./sendPhoto.routes.ts";

export function photosRoutes(router: Router, deps: Deps): void {
  const { connection, config, fileStore } = deps;
  const { perPerson, seconds } = config.photosLimit;
  const uploads = openAttempts(connection.pool, "photo-person", perPerson, seconds);

  serve(router, api.updatePhoto, async ({ actor: { personId }, by, body }) => {
    const tooMany = await uploads.count(String(personId));
    if (tooMany) throw tooMany;
    const bytes = new Uint8Array(await body.avatar.arrayBuffer());
    const id = await uploadPhoto(deps, by, personId, bytes);
    return { url: photoAddress(id, 256) };
  });

  serve(router, api.deletePhoto, async ({ actor, by }) => {
    await deletePhotos(deps, by, actor.personId);
    return {};
  });

  serve(router, api.downloadPhoto, async ({ actor, by, params, request, reply }) => {
    const viewer = { viewerId: actor?.personId ?? null, seesAll: looksForAgency(actor) };
    const find = () => findVisibleFile(connection.db, params.id, Number.parseInt(params.file, 10), viewer);
    const file = await find();
    if (!file) throw new Refused(commonRefusals.notFound);
    const isForAgency = file.state !== photoStates.numbers.Validated && file.personId !== viewer.viewerId;
    if (isForAgency) {
      // What cannot be noted is not shown (MODER-16).
      await auditCounted(
        connection.db,
        by,
        photoActs.lookedAt({ personId: file.personId, subject: params.id }),
      );
      return reply
        .header("cache-control", "no-store")
        .type("image/webp")
        .send(await openPhoto(fileStore, file));
    }
    return sendPhoto(fileStore, { file, findAgain: find }, { request, reply });
  });
}

// Whoever looks at photos for the agency, once all of signing in is done.
function looksForAgency(actor: Actor | null): boolean {
  if (actor?.level !== "full" || actor.mustChangePassword) return false;
  return admits({ permission: "moderation.read" }, actor);
}
