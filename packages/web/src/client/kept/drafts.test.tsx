import { afterEach, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { stopNavigations } from "../../testing/navigations.ts";
import { leaveTo } from "../leaveTo.ts";
import {
  beginUnsaved,
  forgetDraft,
  forgetDrafts,
  hasDrafts,
  keepDraft,
  keptDraft,
  useDraftsUnder,
  useUnsaved,
} from "./drafts.ts";

afterEach(() => sessionStorage.clear());

/** True when the browser would ask before this page goes. */
const isAsked = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

test("a draft is kept in this tab with what it was typed over, until it is forgotten (PROF-OP19)", () => {
  expect(hasDrafts()).toBe(false);
  keepDraft("7:advert", { base: "avant", draft: "après" });
  expect(hasDrafts()).toBe(true);
  expect(keptDraft("7:advert")).toEqual({ base: "avant", draft: "après" });
  expect(localStorage.length).toBe(0);
  forgetDraft("7:advert");
  expect([keptDraft("7:advert"), hasDrafts()]).toEqual([null, false]);
});

test.each(["null", "3", '{"draft":1}', '{"base":1}', "{"])(
  "what is no draft counts for none: %s",
  (stored) => {
    sessionStorage.setItem("draft:7:advert", stored);
    expect(keptDraft("7:advert")).toBe(null);
  },
);

test("drafts of somebody else are forgotten, or all, and nothing else of the tab is (PROF-OP19)", () => {
  sessionStorage.setItem("flash", "resté");
  for (const key of ["7:advert", "77:advert", "8:resume"]) keepDraft(key, { base: 0, draft: 1 });
  forgetDrafts(7);
  const left = () => ["7:advert", "77:advert", "8:resume"].filter((key) => keptDraft(key) !== null);
  expect(left()).toEqual(["7:advert"]);
  forgetDrafts();
  expect(left()).toEqual([]);
  expect(sessionStorage.getItem("flash")).toBe("resté");
});

test("the browser asks before the page goes while something is not saved, unless the session has ended (PROF-OP19)", () => {
  stopNavigations();
  const stays = () => dispatchEvent(new Event("pageshow"));
  onTestFinished(() => void stays());
  expect(isAsked()).toBe(false);
  const [endOne, endOther] = [beginUnsaved("7:one"), beginUnsaved("7:other")];
  expect(isAsked()).toBe(true);
  leaveTo("/login");
  expect(isAsked()).toBe(false);
  // A page that the browser brings back is one that stays.
  stays();
  endOne();
  expect(isAsked()).toBe(true);
  endOther();
  expect(isAsked()).toBe(false);
});

test("a page knows how many of its parts are not saved, and which drafts are under a beginning (PROF-OP19)", async () => {
  keepDraft("7:experience:1", { base: 0, draft: 1 });
  keepDraft("7:advert", { base: 0, draft: 1 });
  sessionStorage.setItem("draft:7:experience:broken", "{");
  const Told = () => <p>{[useUnsaved(), ...useDraftsUnder("7:experience:")].join(" ")}</p>;
  await render(<Told />);
  await expect.element(page.getByText("0 1", { exact: true })).toBeVisible();
  const end = beginUnsaved("7:experience:new");
  await expect.element(page.getByText("1 1 new", { exact: true })).toBeVisible();
  end();
  await expect.element(page.getByText("0 1", { exact: true })).toBeVisible();
});
