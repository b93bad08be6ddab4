import type { ShownAgency } from "@ribambelle/domain/agency/agency.rules";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { type ReactNode, useEffect } from "react";
import { AgencyProvider } from "../../client/agency.tsx";
import { sessionExpired } from "../../client/call/client.texts.ts";
import { useTakenOver } from "../../client/loading/useTakenOver.ts";
import { LocaleProvider, useLocale } from "../../client/locale.tsx";
import { onSessionEnded } from "../../client/session.ts";
import { Announcer } from "../../ui/messages/Announcer.tsx";
import { LoadingOverlay } from "../../ui/messages/LoadingOverlay.tsx";
import { Snackbar } from "../../ui/messages/Snackbar.tsx";
import { say } from "../../ui/messages/say.ts";

interface Props {
  /** The language in which the page was written. */
  written: Locale;
  agency: ShownAgency;
  children: ReactNode;
}

/** The providers around every public page, at build time and in the browser. */
export function PublicRoot({ written, agency, children }: Props) {
  return (
    <LocaleProvider written={written}>
      <AgencyProvider agency={agency}>{children}</AgencyProvider>
      <Messages />
    </LocaleProvider>
  );
}

function Messages() {
  useTakenOver();
  useEffect(tellSessionEnd, []);
  const locale = useLocale();
  return (
    <>
      <Announcer />
      <Snackbar locale={locale} />
      <LoadingOverlay locale={locale} />
    </>
  );
}

// On a public page, a person whose session has ended gets a message and stays there (AUTH-34, AUTH-36).
const tellSessionEnd = () =>
  onSessionEnded(({ wasAuthenticated }) => {
    if (wasAuthenticated) say({ kind: "error", text: sessionExpired });
  });
