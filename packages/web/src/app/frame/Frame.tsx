import type { MyInformation } from "@ribambelle/domain/me/me";
import { Outlet, useMatches, useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { takeFlash } from "../../client/kept/flash.ts";
import { useLocale, useWords } from "../../client/locale.tsx";
import { say } from "../../ui/messages/say.ts";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import { dashboard } from "../routes/home.ts";
import { useMe } from "../session/useMe.ts";
import { Footer } from "./Footer.tsx";
import classes from "./Frame.module.css";
import { frameWords } from "./Frame.texts.ts";
import { Header } from "./Header.tsx";

/** The layout of every page of a signed-in person: header, navigation, footer. */
export function Frame() {
  useSectionTitle();
  return (
    <Shell user={useMe()}>
      <Outlet />
    </Shell>
  );
}

/** The frame itself, for pages outside the guard too. */
export function Shell({ user, children }: { user: MyInformation; children: ReactNode }) {
  const words = useWords(frameWords);
  useHeadingFocus();
  useFlash();
  return (
    <div className={classes.frame}>
      <a className={`${classes.skip} screen-only`} href="#contenu">
        {words.skip}
      </a>
      <Header user={user} />
      <main className={classes.main} id="contenu" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  );
}

// A page that says its own name says it after this (ui/cards/PageTitle.tsx).
function useSectionTitle() {
  const page = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.page)?.staticData.page,
  });
  usePageTitle((page ?? dashboard).title[useLocale()]);
}

// Focusing the heading lets a screen reader announce the new page; the router alone restores the scroll
// position.
function useHeadingFocus() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged)
          document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
      }),
    [router],
  );
}

function useFlash() {
  useEffect(() => {
    const message = takeFlash();
    if (message) say(message);
  }, []);
}
