import { dayAt } from "@ribambelle/domain/kernel/day";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import * as api from "@ribambelle/domain/readings/reading.api";
import type { FastifyRequest } from "fastify";
import { Refused } from "../../acting/refused.ts";
import type { FeatureDeps } from "../../feature.ts";
import { type Router, serve } from "../../http/serve.ts";
import { confirm, markRead } from "./readings.actions.ts";
import { findReadingOf, listReadingsOf } from "./readings.store.ts";
import { readingView, readingViews } from "./readings.views.ts";

const browserOf = ({ headers }: FastifyRequest) => headers["user-agent"] ?? "";

export function readingsRoutes(router: Router, deps: FeatureDeps): void {
  const { connection, now } = deps;
  const lane = connection.sharedReads;

  serve(router, api.getMyReadings, async ({ actor, locale }) =>
    readingViews(await listReadingsOf(lane, actor.personId), dayAt(now()), locale),
  );

  serve(router, api.getMyReading, async ({ actor, params, locale }) => {
    const kept = await findReadingOf(lane, actor.personId, params.id);
    if (!kept) throw new Refused(commonRefusals.notFound);
    return readingView(kept, dayAt(now()), locale);
  });

  serve(router, api.markReadingRead, async ({ actor: { personId }, by, body, request }) => {
    const { id, version, ...how } = body;
    const readAt = await markRead(deps, by, { personId, id, version, browser: browserOf(request) }, how);
    return { readAt: readAt.toISOString() };
  });

  serve(router, api.confirmReading, async ({ actor: { personId }, by, body, request }) => {
    const confirmedAt = await confirm(deps, by, { personId, ...body, browser: browserOf(request) });
    return { confirmedAt: confirmedAt.toISOString() };
  });
}
