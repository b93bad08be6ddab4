import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { keepDraft, keptDraft } from "../../client/kept/drafts.ts";
import { useDraft } from "./useDraft.ts";

afterEach(() => sessionStorage.clear());

function Example({ kept }: { kept: unknown }) {
  const { editing, begin, type, rebase, end } = useDraft(kept, (value) => value, "7:example");
  return (
    <>
      <p>{editing ? JSON.stringify(editing) : "rien"}</p>
      <button type="button" onClick={begin}>
        Commencer
      </button>
      <button type="button" onClick={() => type({ text: "autre" })}>
        Taper
      </button>
      <button type="button" onClick={() => type(kept)}>
        Revenir
      </button>
      <button type="button" onClick={() => rebase({ text: "plus récent" })}>
        Voir
      </button>
      <button type="button" onClick={end}>
        Finir
      </button>
    </>
  );
}
const press = (name: string) => page.getByRole("button", { name }).click();
const said = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();
/** True when the browser would ask before this page goes. */
const isAsked = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

test("what is typed is kept in the tab from the first letter until it is as before or at its end, and held back meanwhile (PROF-OP19)", async () => {
  const kept = { text: "avant" };
  await render(<Example kept={kept} />);
  await press("Commencer");
  await said(JSON.stringify({ base: kept, draft: kept }));
  expect([keptDraft("7:example"), isAsked()]).toEqual([null, false]);
  await press("Taper");
  await expect.poll(() => keptDraft("7:example")).toEqual({ base: kept, draft: { text: "autre" } });
  await expect.poll(isAsked).toBe(true);
  await press("Voir");
  await expect
    .poll(() => keptDraft("7:example"))
    .toEqual({ base: { text: "plus récent" }, draft: { text: "autre" } });
  await press("Finir");
  await said("rien");
  await expect.poll(() => [keptDraft("7:example"), isAsked()]).toEqual([null, false]);
  // What is typed without a beginning was typed over what is kept.
  await press("Taper");
  await said(JSON.stringify({ base: kept, draft: { text: "autre" } }));
  await expect.poll(isAsked).toBe(true);
  await press("Revenir");
  await expect.poll(() => [keptDraft("7:example"), isAsked()]).toEqual([null, false]);
  await userEvent.keyboard("{Escape}");
});

test.each([
  [{ text: "a" }, { text: "b" }, true],
  [{ text: "a", more: 1 }, { more: 2, text: "b" }, true],
  [{ text: "a" }, { words: "b" }, false],
  [{ text: "a" }, ["b"], false],
  [{ text: "a" }, "b", false],
  [{ text: "a" }, null, false],
  [["a"], ["b", "c"], true],
  [["a"], { 0: "b" }, false],
  ["a", "b", true],
  ["a", null, true],
  ["a", 3, false],
  [null, { text: "b" }, true],
])(
  "a draft of another shape, as an older page kept it, is left aside: of %j, %j (PROF-OP19)",
  async (kept, draft, isTaken) => {
    keepDraft("7:example", { base: kept, draft });
    await render(<Example kept={kept} />);
    await said(isTaken ? JSON.stringify({ base: kept, draft }) : "rien");
  },
);
