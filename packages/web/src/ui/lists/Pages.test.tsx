import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { savePreference } from "@ribambelle/domain/staff/ownStaff.agency.api";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { CallError } from "../../client/call/callError.ts";
import { wholeKeyOf } from "../../client/queryOf.ts";
import { answerCalls } from "../../testing/answers.ts";
import { anAgent } from "../../testing/people.ts";
import { ListCount } from "./ListCount.tsx";
import { ListFailure } from "./ListFailure.tsx";
import { MoreRows } from "./MoreRows.tsx";
import { NothingFound } from "./NothingFound.tsx";
import { ownPageSize } from "./ownPageSize.ts";
import { Pages } from "./Pages.tsx";
import { useTurning } from "./useTurning.ts";

const hrefTo = (change: object) => `?${JSON.stringify(change, (_, value) => value ?? "–")}`;

interface Given {
  previous?: string | null;
  next?: string | null;
  state?: Readonly<Record<string, string | undefined>>;
}

async function showPages({ previous = null, next = null, state = {} }: Given) {
  const goTo = vi.fn();
  const queries = new QueryClient();
  queries.setQueryData(wholeKeyOf(getMyInformation), anAgent());
  type Ends = Required<Pick<Given, "previous" | "next">>;
  function Ways({ previous, next }: Ends) {
    const { ways, turning } = useTurning(`${previous} ${next}`, false);
    const turnTo = (change: object) => {
      turning();
      goTo(change);
    };
    return <Pages {...{ previous, next, ways, state, hrefTo }} goTo={turnTo} />;
  }
  const pagesOf = (ends: Ends) => (
    <QueryClientProvider client={queries}>
      <Ways {...ends} />
    </QueryClientProvider>
  );
  const { container, rerender } = await render(pagesOf({ previous, next }));
  return { goTo, queries, container, pagesOf, rerender };
}
const size = page.getByRole("combobox", { name: "Lignes par page" });
const link = (name: string) => page.getByRole("link", { name });

test("a list that is all on one page of the usual size has no ways to others (AGUI-12)", async () => {
  const { container } = await showPages({});
  expect(container.textContent).toBe("");
});

test("a list that is all on one page of another size leads back to the usual one (AGUI-12)", async () => {
  await showPages({ state: { par: "100" } });
  await expect.element(size).toHaveValue("100");
});

test("a list leads to the page before and after, by its cursors (AGUI-12)", async () => {
  const { goTo } = await showPages({ previous: "avant-ceci", next: "apres-cela" });
  await expect.element(page.getByRole("navigation", { name: "Pages de la liste" })).toBeVisible();
  for (const [name, change] of [
    ["Précédents", { avant: "avant-ceci" }],
    ["Suivants", { apres: "apres-cela" }],
  ] as const) {
    await expect.element(link(name)).toHaveAttribute("href", hrefTo(change));
    await link(name).click();
    expect(goTo).toHaveBeenLastCalledWith(change);
  }
});

test.each([
  ["Suivants", { previous: "avant-cela", next: null }, "Précédents"],
  ["Précédents", { previous: null, next: "apres-ceci" }, "Suivants"],
])(
  "the way to the page at an end, %s, leaves the focus to the way back as it goes (AGUI-12, A11Y-02)",
  async (pressed, end, back) => {
    const { pagesOf, rerender } = await showPages({ previous: "avant-ceci", next: "apres-cela" });
    await rerender(pagesOf({ previous: "avant", next: "apres" }));
    expect(document.activeElement).toBe(document.body);
    await link(pressed).click();
    await rerender(pagesOf(end));
    await expect.element(link(back)).toHaveFocus();
  },
);

test("pages that change by themselves take no focus (AGUI-12)", async () => {
  const { pagesOf, rerender } = await showPages({ previous: "avant-ceci", next: "apres-cela" });
  await rerender(pagesOf({ previous: "avant-cela", next: null }));
  await expect.element(link("Suivants")).not.toBeInTheDocument();
  expect(document.activeElement).toBe(document.body);
});

test("how many rows a page holds is chosen once for all lists, and the usual number is said by nothing (AGUI-12)", async () => {
  const network = answerCalls();
  network.gives(savePreference, {});
  const { goTo, queries } = await showPages({ state: { par: "25" }, next: "x" });
  await expect.element(size).toHaveDisplayValue("25");
  await expect.element(link("Précédents")).not.toBeInTheDocument();
  expect(
    size
      .getByRole("option")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(["25", "50", "100"]);
  await size.selectOptions("100");
  expect(goTo).toHaveBeenLastCalledWith({ par: "100" });
  expect(ownPageSize(queries)).toEqual({ par: "100" });
  network.fails(savePreference);
  await size.selectOptions("50");
  expect(goTo.mock.lastCall).toStrictEqual([{ par: undefined }]);
  expect(ownPageSize(queries)).toEqual({});
  await expect
    .poll(() => network.callsOf(savePreference).map(({ body }) => body))
    .toEqual([100, 50].map((value) => ({ name: "pageSize", value })));
});

test.each([
  ["before it was chosen", true],
  ["before it was saved", false],
])(
  "how many rows one has just chosen stays where a reading of one’s information began %s (AGUI-12)",
  async (_, isBefore) => {
    const network = answerCalls();
    const saving = network.holds(savePreference);
    const { queries } = await showPages({ next: "x" });
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof anAgent>>();
    const read = () =>
      queries.fetchQuery({ queryKey: wholeKeyOf(getMyInformation), queryFn: () => promise, staleTime: 0 });
    const early = isBefore ? [read()] : [];
    await size.selectOptions("100");
    await expect.poll(() => network.callsOf(savePreference)).toHaveLength(1);
    const late = isBefore ? [] : [read()];
    saving.answer(Response.json({}));
    resolve(anAgent());
    await Promise.all([...early, ...late]);
    expect(ownPageSize(queries)).toEqual({ par: "100" });
    expect(queries.getQueryData(wholeKeyOf(getMyInformation))).toEqual(anAgent());
  },
);

test("the usual number of rows is chosen where nothing else is, and the last page leads to no next one (AGUI-12)", async () => {
  await showPages({ previous: "x" });
  await expect.element(size).toHaveDisplayValue("50");
  await expect.element(link("Suivants")).not.toBeInTheDocument();
});

const words = { zero: "Rien.", one: "Un.", count: (count: string) => `${count} en tout`, more: "Beaucoup" };

test.each([
  [{ value: 0, isCapped: false }, "Rien."],
  [{ value: 1, isCapped: false }, "Un."],
  [{ value: 2, isCapped: false }, "2 en tout"],
  [{ value: 1_000, isCapped: false }, "1\u202f000 en tout"],
  [{ value: 1_000, isCapped: true, outOf: { value: 1_000, isCapped: true } }, "Beaucoup"],
  [{ value: 3, isCapped: false, outOf: { value: 3, isCapped: false } }, "3 en tout"],
  [{ value: 3, isCapped: false, outOf: { value: 4, isCapped: false } }, "3 en tout sur 4"],
  [
    { value: 3, isCapped: false, outOf: { value: 1_000, isCapped: true } },
    "3 en tout sur plus de 1\u202f000",
  ],
])(
  "a list says how many it holds, and of how many where filters hide some: %j (AGUI-11)",
  async (count, said) => {
    await render(
      <ListCount count={count} words={words}>
        Le reste est ailleurs.
      </ListCount>,
    );
    await expect.element(page.getByRole("status")).toHaveTextContent(`${said} Le reste est ailleurs.`, {
      normalizeWhitespace: false,
    });
  },
);

const sentence = { fr: "Cette recherche est trop large.", en: "Too broad." };

test.each([
  [399, false],
  [400, true],
  [499, true],
  [500, false],
])(
  "a list that was refused with %i says what its address asks wrongly: %s (AGUI-14)",
  async (status, isSaid) => {
    const again = vi.fn();
    const list = { state: {}, hrefTo, goTo: vi.fn() };
    const error = new CallError(status, sentence);
    await render(<ListFailure error={error} retrying={false} onRetry={again} list={list} />);
    await expect
      .element(page.getByText(isSaid ? sentence.fr : "La liste n’a pas pu être lue."))
      .toBeVisible();
    await page.getByRole("button", { name: "Réessayer" }).click();
    expect(again).toHaveBeenCalledTimes(1);
  },
);

test("a list whose address names a page that is none leads to its beginning, with its filters (AGUI-14, AGUI-27)", async () => {
  const list = { state: { apres: "x", ville: "Lyon" } as Record<string, string>, hrefTo, goTo: vi.fn() };
  const failed = (status: number) => (
    <ListFailure error={new CallError(status, sentence)} retrying={false} onRetry={vi.fn()} list={list} />
  );
  const { rerender } = await render(failed(400));
  await expect.element(page.getByText(sentence.fr)).toBeVisible();
  expect(page.getByRole("button").elements()).toEqual([]);
  await expect.element(link("Revenir au début")).toHaveAttribute("href", hrefTo({}));
  await link("Revenir au début").click();
  expect(list.goTo).toHaveBeenLastCalledWith({});
  list.state = { avant: "x", ville: "Lyon" };
  await rerender(failed(400));
  await expect.element(link("Revenir au début")).toBeVisible();
  await rerender(failed(500));
  await expect.element(page.getByRole("button", { name: "Réessayer" })).toBeVisible();
});

test("what follows is asked for while there is more, and again where it did not come (AGUI-14)", async () => {
  const fetchNextPage = vi.fn();
  const rows = {
    hasNextPage: true,
    isFetching: false,
    isFetchNextPageError: false,
    error: null,
    fetchNextPage,
  };
  const shown = (given: object) => <MoreRows rows={{ ...rows, ...given } as never}>Plus anciens</MoreRows>;
  const { rerender, container } = await render(shown({}));
  const more = page.getByRole("button", { name: "Plus anciens" });
  await more.click();
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
  await rerender(shown({ isFetching: true }));
  await expect.element(more).toHaveAttribute("aria-disabled", "true");
  await rerender(shown({ isFetchNextPageError: true, error: new CallError(409, sentence) }));
  await expect.element(page.getByText(sentence.fr)).toBeVisible();
  await page.getByRole("button", { name: "Réessayer" }).click();
  expect(fetchNextPage).toHaveBeenCalledTimes(2);
  await rerender(
    shown({ isFetchNextPageError: true, isFetching: true, error: new CallError(409, sentence) }),
  );
  await expect
    .element(page.getByRole("button", { name: "Réessayer" }))
    .toHaveAttribute("aria-disabled", "true");
  await rerender(shown({ hasNextPage: false }));
  await expect.poll(() => container.textContent).toBe("");
});

test("the first of the last rows has the focus once the button that fetched them goes (AGUI-14, A11Y-02)", async () => {
  const shown = (names: readonly string[], hasNextPage: boolean) => (
    <section>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <MoreRows rows={{ hasNextPage, fetchNextPage: vi.fn() } as never}>Plus anciens</MoreRows>
    </section>
  );
  const { rerender } = await render(shown(["un", "deux"], true));
  const more = page.getByRole("button", { name: "Plus anciens" });
  await more.click();
  await rerender(shown(["un", "deux", "trois"], true));
  expect(document.activeElement).toBe(more.element());
  await more.click();
  await rerender(shown(["un", "deux", "trois", "quatre", "cinq"], false));
  await expect.element(page.getByText("quatre")).toHaveFocus();
});

test("a list without rows leads to the next step, or takes away the filters that hide them (AGUI-14)", async () => {
  const filters = [
    { key: "etat", label: "État" },
    { key: "depuis", label: "Depuis", isPeriod: true },
  ];
  const goTo = vi.fn();
  const shown = (state: Readonly<Record<string, string>>) => (
    <NothingFound {...{ filters, state, hrefTo, goTo, typeTo: vi.fn() }} empty="Rien encore.">
      <p>Commencez par ici.</p>
    </NothingFound>
  );
  const { rerender } = await render(shown({ depuis: "2026-11-05" }));
  await expect.element(page.getByText("Rien encore.")).toBeVisible();
  await expect.element(page.getByText("Commencez par ici.")).toBeVisible();
  await rerender(shown({ etat: "clos" }));
  await expect.element(page.getByText("Aucun résultat avec ces filtres.")).toBeVisible();
  await expect.element(page.getByText("Commencez par ici.")).not.toBeInTheDocument();
  const without = { etat: undefined, depuis: undefined };
  await expect.element(link("Effacer les filtres")).toHaveAttribute("href", hrefTo(without));
  await link("Effacer les filtres").click();
  expect(goTo.mock.calls).toStrictEqual([[without]]);
});
