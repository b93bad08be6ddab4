import "./client/zodWithoutEval.ts";
import { AsyncLocalStorage } from "node:async_hooks";
import { Writable } from "node:stream";
import { createMemoryHistory } from "@tanstack/history";
import { type ReactNode, StrictMode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { App } from "./app/App.tsx";
import { gatherAnswers } from "./app/answers.ts";
import { createQueries } from "./app/queries.ts";
import { createAppRouter } from "./app/routes/appRouter.ts";
import { loadOffice } from "./app/routes/loadOffice.ts";
import { pathOfFiles } from "./app/routes/partsOfPages.ts";
import { myInformationQuery } from "./app/session/session.ts";
import { type DrawnRequest, findDrawnRequestBy } from "./client/drawnRequest.ts";

export { partsOfPages } from "./app/routes/partsOfPages.ts";

const surroundings = new AsyncLocalStorage<DrawnRequest>();
findDrawnRequestBy(() => surroundings.getStore() ?? null);

/** A page that was drawn whole, or the address to which it leads instead. */
export type Drawing =
  | {
      /** The path by which its files are known; that of no page when nothing is at the address. */
      readonly path: string | null;
      readonly title: string;
      readonly html: string;
      /** The answers that the page shows, for the script that takes it over. */
      readonly answers: unknown;
    }
  | { readonly redirect: string };

/**
 * Draws the page at an address (path and query) for the person in whose name `given.ask` calls. Throws whenever anything
 * is missing, so that a page is drawn whole or not at all.
 */
export function draw(address: string, given: Omit<DrawnRequest, "entitle">): Promise<Drawing> {
  let title = "";
  const entitle = (name: string) => {
    title = name;
  };
  return surroundings.run({ ...given, entitle }, async () => {
    const queries = createQueries();
    const office = await loadOffice();
    const router = createAppRouter(queries, office, createMemoryHistory({ initialEntries: [address] }));
    // Also where no guard asks it: a page that is drawn is somebody's.
    if (!(await queries.ensureQueryData(myInformationQuery))) throw new Error("Nobody is signed in.");
    await router.load();
    const { redirect, shown } = router;
    if (redirect) return { redirect: redirect.href };
    if (shown?.failure) throw shown.failure.error;
    const answers = await gatherAnswers(queries);
    const html = await textOf(
      <StrictMode>
        <App router={router} queries={queries} written={given.locale} />
      </StrictMode>,
    );
    const { route, params = {} } = shown?.reached ?? {};
    const page = route?.page ?? route;
    return { path: page ? pathOfFiles(page, params) : null, title, html, answers };
  });
}

// In one piece: what React would send late comes with inline scripts, which the page's security policy forbids.
function textOf(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    const sink = new Writable({
      write(piece: Buffer, _encoding, done) {
        pieces.push(piece);
        done();
      },
      final(done) {
        resolve(Buffer.concat(pieces).toString());
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onError: reject,
    });
  });
}
