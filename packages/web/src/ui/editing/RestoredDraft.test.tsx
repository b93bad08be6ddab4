import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import * as z from "zod/mini";
import { keepDraft, keptDraft } from "../../client/kept/drafts.ts";
import { RestoredDraft } from "./RestoredDraft.tsx";
import { useDraft } from "./useDraft.ts";
import { useForm } from "./useForm.ts";

afterEach(() => sessionStorage.clear());

const words = z.object({ text: z.string() });
type Words = z.infer<typeof words>;

function Example({ kept }: { kept: Words | null }) {
  const { attributes, field, restored } = useForm<Words, Words, Words>(
    {
      draftKey: "7:example",
      start: kept ?? { text: "" },
      schema: words,
      send: async () => "sent",
      version: kept ? { kept, typedOf: (now) => now, becomes: (typed) => typed } : undefined,
    },
    useDraft,
  );
  return (
    <form {...attributes}>
      <RestoredDraft {...restored} />
      <input aria-label="Texte" {...field("text")} />
    </form>
  );
}
const text = page.getByRole("textbox", { name: "Texte" });
const told = page.getByRole("status");

test.each([
  [{ text: "avant" }, "Repartir de ce qui est enregistré", "avant"],
  [null, "Tout effacer", ""],
])(
  "a form says that what was typed is back, and takes it away for good where it is not wanted: over %j (AGUI-26)",
  async (kept, button, after) => {
    keepDraft("7:example", { base: kept, draft: { text: "tapé" } });
    await render(<Example kept={kept} />);
    await expect.element(told).toMatchTextContent(/^Votre saisie non enregistrée a été rétablie\. /);
    await expect.element(text).toHaveValue("tapé");
    await page.getByRole("button", { name: button }).click();
    await expect.element(text).toHaveValue(after);
    await expect.element(text).toHaveFocus();
    expect(told.elements()).toEqual([]);
    await expect.poll(() => keptDraft("7:example")).toBeNull();
  },
);

test("a form says nothing of what is typed while it is there (AGUI-26)", async () => {
  await render(<Example kept={{ text: "avant" }} />);
  await text.fill("autre");
  await expect.element(text).toHaveValue("autre");
  expect(told.elements()).toEqual([]);
});
