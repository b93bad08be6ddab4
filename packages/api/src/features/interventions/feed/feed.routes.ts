import * as api from "@ribambelle/domain/interventions/feed/calendarLink.api";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { addressKey } from "../../../acting/addressKey.ts";
import { openAttempts } from "../../../acting/attempts.ts";
import { Refused } from "../../../acting/refused.ts";
import type { Deps } from "../../../deps.ts";
import { sendCompressed } from "../../../http/answers/sendCompressed.ts";
import { isKnown } from "../../../http/requests/isKnown.ts";
import { type Router, serve } from "../../../http/serve.ts";
import { digestOf } from "../../../pages/textWithETag.ts";
import { openSecrets } from "../../../secrets/portalSecret.ts";
import { choosePlace, deleteLink, renewLink } from "./calendarLink.actions.ts";
import { findLink } from "./calendarLink.store.ts";
import { readFeed } from "./feed.views.ts";
import { feedAddress } from "./feedCode.ts";

// Codes that open nothing, from one address in an hour (VISITS-35).
const unknownCodes = { points: 60, seconds: 3_600 };
const headers = { "cache-control": "private, max-age=900", "x-robots-tag": "noindex" };

export function feedRoutes(router: Router, deps: Deps): void {
  const { connection, publicUrl } = deps;
  const secrets = openSecrets(deps);
  const wrong = openAttempts(
    connection.pool,
    "calendar-code-address",
    unknownCodes.points,
    unknownCodes.seconds,
  );

  serve(router, api.getMyCalendarLink, async ({ actor: { personId } }) => {
    const link = await findLink(connection.pool, personId);
    if (!link) return { url: null, withPlace: false, lastFetchedDate: null };
    const { generation, withPlace, lastFetchedDate } = link;
    return { url: feedAddress(publicUrl, secrets, { personId, generation }), withPlace, lastFetchedDate };
  });

  serve(router, api.renewMyCalendarLink, async ({ actor, by, body }) => {
    const link = await renewLink(deps, by, actor, body.withPlace);
    return { url: feedAddress(publicUrl, secrets, link) };
  });

  serve(router, api.updateMyCalendarLink, async ({ actor, by, body }) => {
    await choosePlace(deps, by, actor, body.withPlace);
    return {};
  });

  serve(router, api.deleteMyCalendarLink, async ({ actor, by }) => {
    await deleteLink(deps, by, actor);
    return {};
  });

  serve(router, api.readCalendar, async ({ params: { file }, request, reply }) => {
    const text = await readFeed(deps, secrets, file);
    // Those that open something are answered whoever else asks from there: calendars of many people read from one address.
    if (text === null)
      throw (await wrong.count(addressKey(request.ip))) ?? new Refused(commonRefusals.notFound);
    // Weakly: it is the same calendar however it is compressed.
    const etag = `W/"${digestOf(text)}"`;
    reply.headers({ ...headers, etag });
    if (isKnown(request, etag)) return reply.code(304).send();
    return sendCompressed(text, request, reply.type("text/calendar; charset=utf-8"));
  });
}
