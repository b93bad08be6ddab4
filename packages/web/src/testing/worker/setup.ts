// First: React’s renderer looks, when it is loaded, at what this takes away.
import "./oncePerWorker.ts";

import { afterAll, afterEach, beforeEach, onTestFinished, vi } from "vitest";
import { cleanup } from "vitest-browser-react";
import { stopActions } from "../../client/call/actions.ts";
import { setLocale } from "../../client/locale.tsx";
import { forgetAuthenticated } from "../../client/session.ts";
import { announce } from "../../ui/messages/announce.ts";
import { hush } from "../../ui/messages/say.ts";
import { expectToStay } from "../navigations.ts";
import { expectEnglish, forgetLanguage } from "./english.ts";
import { expectNothingLeft } from "./leftBehind.ts";
import { expectNothingBusy, forgetWaiting } from "./leftBusy.ts";
import { expectFocus, forgetDialogs } from "./lostFocus.ts";
import { expectSoundMarkup } from "./markup.ts";
import { putBack, putPointerAway } from "./oncePerWorker.ts";
import { expectFresh, forgetActs } from "./staleReads.ts";
import { expectSentOnce } from "./twice.ts";
import { expectNoWarnings } from "./warnings.ts";
import { expectFocusOnWrong, forgetForms } from "./wrongFocus.ts";

// The files of a worker share a page, and what it has loaded: what a test leaves in either is taken away.

async function endTest(): Promise<void> {
  await cleanup();
  announce("");
  // A page that was to be left stays: no test goes away.
  dispatchEvent(new Event("pageshow"));
  // What it asked for and is never answered covers no other.
  stopActions();
  forgetDialogs();
  forgetForms();
  forgetActs();
  forgetWaiting();
  forgetLanguage();
}

afterEach(async () => {
  vi.useRealTimers();
  await expectFocus();
  await expectFocusOnWrong();
  await expectFresh();
  await expectNothingBusy();
  await expectSoundMarkup();
  await expectEnglish();
  await putPointerAway();
});

// After what a test itself does when it has finished.
beforeEach(() =>
  onTestFinished(async () => {
    await endTest();
    expectNothingLeft();
    expectNoWarnings();
    expectSentOnce();
    expectToStay();
  }),
);

afterAll(async () => {
  await endTest();
  hush();
  setLocale("fr");
  forgetAuthenticated();
  await putBack();
});
