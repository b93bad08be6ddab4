import type { Locale } from "@ribambelle/domain/kernel/locale";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { AgencyProvider } from "../client/agency.tsx";
import { useTakenOver } from "../client/loading/useTakenOver.ts";
import { LocaleProvider, useLocale } from "../client/locale.tsx";
import { readPage } from "../client/readPage.ts";
import { RouterView } from "../routing/router/RouterView.tsx";
import type { Router } from "../routing/router/router.ts";
import { Announcer } from "../ui/messages/Announcer.tsx";
import { LoadingOverlay } from "../ui/messages/LoadingOverlay.tsx";
import { Snackbar } from "../ui/messages/Snackbar.tsx";
import { FrameSkeleton } from "./frame/FrameSkeleton.tsx";
import { BareFailurePage } from "./problems/FailurePage.tsx";

interface Props {
  router: Router;
  queries: QueryClient;
  /** The language in which the server drew the page; the script's own when it did not. */
  written?: Locale | undefined;
}

/** The whole app around a router and a cache. */
export function App({ router, queries, written }: Props) {
  const [{ agency }] = useState(readPage);
  return (
    <LocaleProvider written={written}>
      <AgencyProvider agency={agency}>
        <QueryClientProvider client={queries}>
          <RouterView router={router} pending={FrameSkeleton} failure={BareFailurePage} />
        </QueryClientProvider>
      </AgencyProvider>
      <Signals />
    </LocaleProvider>
  );
}

function Signals() {
  const locale = useLocale();
  useTakenOver();
  return (
    <>
      <Announcer />
      <Snackbar locale={locale} />
      <LoadingOverlay locale={locale} />
    </>
  );
}
