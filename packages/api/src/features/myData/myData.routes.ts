import { downloadMyData, prepareMyData } from "@ribambelle/domain/myData/myData.api";
import { openAttempts } from "../../acting/attempts.ts";
import type { FeatureNeeds } from "../../feature.ts";
import { attachment } from "../../http/answers/attachment.ts";
import { logFailure, refusedOf } from "../../http/answers/errors.ts";
import { pageLocale } from "../../http/requests/pageLocale.ts";
import { type Router, serve } from "../../http/serve.ts";
import { openArchive } from "./myData.actions.ts";
import { archiveTexts } from "./myData.texts.ts";

// A person needs one; each reads every table and every file of theirs.
const perHour = 10;

export function myDataRoutes(router: Router, given: FeatureNeeds): void {
  const downloads = openAttempts(given.connection.pool, "my-data", perHour, 3_600);

  serve(router, prepareMyData, async ({ actor }) => {
    const refused = await downloads.refusal(String(actor.personId));
    if (refused) throw refused;
    return {};
  });

  serve(
    router,
    downloadMyData,
    async ({ actor, by, request, reply }) => {
      const locale = pageLocale(request);
      const refused = await downloads.count(String(actor.personId));
      if (refused) throw refused;
      const archive = await openArchive(given, by, actor.personId, locale);
      archive.on("error", (error) => logFailure(error, refusedOf(error, request), request));
      return reply
        .type("application/zip")
        .header("content-disposition", attachment(archiveTexts(locale).fileName(given.now())))
        .send(archive);
    },
    // People follow a link there from their settings.
    {
      failurePage: ({ refusal }, request) =>
        `/erreur?${new URLSearchParams({ message: refusal[pageLocale(request)] })}`,
    },
  );
}
