import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Filters, type ListFilter } from "./Filters.tsx";

const filters: readonly ListFilter[] = [
  {
    key: "etat",
    label: "État",
    none: "Tous les états",
    values: [
      { word: "ouvert", label: "Ouvert" },
      { word: "clos", label: "Clos" },
    ],
  },
  { key: "role", label: "Rôle", values: [{ word: "famille", label: "Famille" }] },
  { key: "texte", label: "Nom", typed: "search" },
  { key: "dept", label: "Département", typed: "digits" },
  { key: "depuis", label: "Depuis", typed: "day", isPeriod: true },
  { key: "ville", label: "Ville", values: [{ word: "nantes", label: "Nantes" }], isFurther: true },
  { key: "suivi", label: "Suivi", control: <output>champ propre</output>, isFurther: true },
];

const hrefTo = (change: object) => `?${JSON.stringify(change, (_, value) => value ?? "–")}`;

/** The filters of a list that stands so, and what was asked of the list. */
function aList(state: Readonly<Record<string, string | undefined>> = {}) {
  const [goTo, typeTo] = [vi.fn(), vi.fn()];
  const shown = (now: typeof state) => (
    <Filters filters={filters} state={now} hrefTo={hrefTo} goTo={goTo} typeTo={typeTo} />
  );
  return { goTo, typeTo, shown, first: shown(state) };
}
const choice = (name: string) => page.getByRole("combobox", { name });
const chips = page.getByRole("list", { name: "Filtres choisis" });
const without = Object.fromEntries(filters.map(({ key }) => [key, undefined]));

test("nothing is said of filters while none is in use, and each names what it does not narrow (AGUI-10)", async () => {
  const { goTo, typeTo, first } = aList();
  await render(first);
  await expect.element(choice("État")).toHaveDisplayValue("Tous les états");
  await expect.element(choice("Rôle")).toHaveDisplayValue("Tout");
  await expect.element(chips).not.toBeInTheDocument();
  await expect.element(page.getByText("Ville")).not.toBeVisible();
  await page.getByText("Plus de filtres").click();
  await expect.element(choice("Ville")).toBeVisible();
  await expect.element(page.getByText("champ propre")).toBeVisible();
  expect([goTo, typeTo].map(({ mock }) => mock.calls)).toEqual([[], []]);
});

test("a choice narrows the list at once, and no more where everything is chosen (AGUI-10)", async () => {
  const { goTo, shown, first } = aList();
  const { rerender } = await render(first);
  await choice("État").selectOptions("Clos");
  expect(goTo.mock.calls).toEqual([[{ etat: "clos" }]]);
  await rerender(shown({ etat: "clos", ville: "nantes" }));
  await expect.element(choice("État")).toHaveDisplayValue("Clos");
  // What is in use is in sight.
  await expect.element(choice("Ville")).toBeVisible();
  await choice("État").selectOptions("Tous les états");
  expect(goTo.mock.lastCall).toStrictEqual([{ etat: undefined }]);
  await rerender(shown({}));
  await expect.element(choice("État")).toHaveDisplayValue("Tous les états");
});

test("a filter in use is a chip that says what it takes away, alone or with all others (AGUI-10)", async () => {
  const state = { etat: "ouvert,clos", role: "inconnu", depuis: "2026-11-05", texte: "Martin", tri: "nom" };
  const { goTo, first } = aList(state);
  await render(first);
  const named = () =>
    chips
      .getByRole("link")
      .elements()
      .map((one) => one.textContent);
  expect(named()).toEqual([
    "Ouvert, Clos",
    "inconnu",
    "Martin",
    "Depuis\u00a0: 05/11/2026",
    "Effacer les filtres",
  ]);
  await expect.element(choice("État")).toHaveDisplayValue("Ouvert, Clos");
  const one = page.getByRole("link", { name: "Retirer le filtre Depuis\u00a0: 05/11/2026" });
  await expect.element(one).toHaveAttribute("href", hrefTo({ depuis: undefined }));
  await one.click();
  expect(goTo.mock.calls).toStrictEqual([[{ depuis: undefined }]]);
  const all = page.getByRole("link", { name: "Effacer les filtres" });
  await expect.element(all).toHaveAttribute("href", hrefTo(without));
  await all.click();
  expect(goTo.mock.lastCall).toStrictEqual([without]);
  // The order stays where the form is sent without a script.
  const form = page.getByRole("form", { name: "Filtres" }).element() as HTMLFormElement;
  const sent = new FormData(form);
  expect(["tri", "etat", "role"].map((name) => sent.get(name))).toEqual(["nom", "ouvert,clos", ""]);
  expect([...form.elements].find((one) => one.getAttribute("name") === "tri")).not.toBeVisible();
  expect(form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))).toBe(false);
});

test("what is typed narrows the list a moment after the last key, a day at once (AGUI-10)", async () => {
  const { goTo, typeTo, shown, first } = aList();
  const { rerender } = await render(first);
  const field = page.getByRole("searchbox", { name: "Nom" });
  await expect.element(field).toHaveAttribute("maxlength", "100");
  await expect.element(page.getByLabelText("Département")).toHaveAttribute("maxlength", "5");
  await expect.element(page.getByLabelText("Département")).toHaveAttribute("inputmode", "numeric");
  await field.fill(" Mar ");
  await expect.poll(() => typeTo.mock.calls).toEqual([[{ texte: "Mar" }]]);
  await rerender(shown({ texte: "Mar" }));
  await expect.element(chips.getByRole("link", { name: /^Retirer/ })).toHaveTextContent("Mar");
  await field.fill("");
  await expect.poll(() => typeTo.mock.calls.at(-1)).toStrictEqual([{ texte: undefined }]);
  await page.getByLabelText("Depuis").fill("2026-11-05");
  await expect.poll(() => typeTo.mock.calls.at(-1)).toEqual([{ depuis: "2026-11-05" }]);
  expect(typeTo).toHaveBeenCalledTimes(3);
  // A chip or Back has taken it away, or another is there.
  await rerender(shown({ texte: "Petit" }));
  await expect.element(field).toHaveValue("Petit");
  await rerender(shown({}));
  await expect.element(field).toHaveValue("");
  await userEvent.keyboard("{Tab}");
  expect([typeTo, goTo].map(({ mock }) => mock.calls.length)).toEqual([3, 0]);
});

test("a list without filters that are asked for less often unfolds none (AGUI-10)", async () => {
  const list = { state: {}, hrefTo, goTo: vi.fn(), typeTo: vi.fn() };
  await render(<Filters {...list} filters={filters.filter(({ isFurther }) => !isFurther)} />);
  await expect.element(choice("Rôle")).toBeVisible();
  await expect.element(page.getByText("Plus de filtres")).not.toBeInTheDocument();
});

test.each([390, 700, 900])(
  "the two days of a period stand beside each other in a room %i pixels wide (AGUI-10)",
  async (width) => {
    const period: readonly ListFilter[] = [
      ...filters.filter(({ key }) => key !== "depuis" && key !== "suivi"),
      { key: "du", label: "Du", typed: "day" },
      { key: "au", label: "Au", typed: "day" },
    ];
    for (let before = 0; before < 5; before += 1) {
      const { unmount } = await render(
        <div style={{ width }}>
          <Filters
            filters={period.slice(before)}
            state={{}}
            hrefTo={hrefTo}
            goTo={vi.fn()}
            typeTo={vi.fn()}
          />
        </div>,
      );
      const [from, to] = ["Du", "Au"].map((label) =>
        page.getByLabelText(label, { exact: true }).element().getBoundingClientRect(),
      );
      expect(from?.top).toBe(to?.top);
      expect(from?.right).toBeLessThan(to?.left ?? 0);
      expect(to?.right).toBeLessThanOrEqual(width + 8);
      await unmount();
    }
  },
);
