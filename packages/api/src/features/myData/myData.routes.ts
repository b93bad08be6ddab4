import { downloadMyData, prepareMyData } from "@ribambelle/domain/myData/myData.api";
import type { FastifyReply } from "fastify";
import { openAttempts } from "../../acting/attempts.ts";
import { jobTimeLimits } from "../../db/connection/timeLimits.ts";
import type { FeatureDeps } from "../../feature.ts";
import { attachment } from "../../http/answers/attachment.ts";
import { logFailure, refusedOf } from "../../http/answers/errors.ts";
import { pageLocale } from "../../http/requests/pageLocale.ts";
import { type Router, serve } from "../../http/serve.ts";
import { openArchivesAtOnce } from "./archivesAtOnce.ts";
import { openArchive } from "./myData.actions.ts";
import { archiveTexts } from "./myData.texts.ts";

// A person needs one; each reads every table and every file of theirs.
const perHour = 10;

export function myDataRoutes(router: Router, given: FeatureDeps): void {
  const downloads = openAttempts(given.connection.pool, "my-data", perHour, 3_600);
  const atOnce = openArchivesAtOnce();
  // Of their own: archives that are written must not take the connections of everybody's requests.
  const reading = given.connection.openMore(jobTimeLimits, 2);
  router.app.addHook("onClose", () => reading.close());

  serve(router, prepareMyData, async ({ actor }) => {
    atOnce.check(actor.personId);
    const refused = await downloads.refusal(String(actor.personId));
    if (refused) throw refused;
    return {};
  });

  serve(
    router,
    downloadMyData,
    async ({ actor: { personId }, by, request, reply }) => {
      const locale = pageLocale(request);
      const signal = leftBy(reply);
      const begun = atOnce.begin(personId);
      try {
        const refused = await downloads.count(String(personId));
        if (refused) throw refused;
        const archive = await openArchive(given, reading, { by, personId, locale, signal });
        archive.on("error", (error) => logFailure(error, refusedOf(error, request), request));
        archive.on("close", begun.ended);
        begun.made();
        return reply
          .type("application/zip")
          .header("content-disposition", attachment(archiveTexts(locale).fileName(given.now())))
          .send(archive);
      } catch (error) {
        begun.ended();
        // Nobody is there to be answered.
        if (signal.aborted) return reply.hijack();
        throw error;
      }
    },
    // People follow a link there from their settings.
    {
      failurePage: ({ refusal }, request) =>
        `/erreur?${new URLSearchParams({ message: refusal[pageLocale(request)] })}`,
    },
  );
}

// Given as soon as the caller is gone.
function leftBy({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  raw.once("close", () => leaving.abort());
  return leaving.signal;
}
