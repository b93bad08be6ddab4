import { useState } from "react";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { accessibilityTree } from "../../testing/accessibilityTree.ts";
import { EMailText } from "../words/EMailText.tsx";
import { Table } from "./Table.tsx";

interface Line {
  readonly title: string;
  readonly amount: string;
  readonly note: string | null;
}
const october = { title: "Octobre", amount: "12 €", note: null };
const september = { title: "Septembre", amount: "9 €", note: "Réglée" };

const aTable = (rows: readonly Line[], focused?: number) => (
  <Table
    caption="Factures"
    rows={rows}
    keyOf={({ title }) => title}
    focused={focused}
    heading={{ name: "Facture", cell: ({ title }) => <a href={`#${title}`}>{title}</a> }}
    columns={[
      { name: "Montant", cell: ({ amount }) => amount, isAmount: true },
      { name: "Note", cell: ({ note }) => note },
      { name: "Choix", cell: ({ title }) => <input type="checkbox" aria-label={`Choisir ${title}`} /> },
    ]}
  />
);

const [phone, desk] = [390, 1_280];

beforeEach(() => page.viewport(desk, 844));

test("is a table with the headers of its columns where there is room (SPACE-20)", async () => {
  await render(aTable([october, september]));
  expect(await accessibilityTree()).toEqual([
    "table Factures",
    "caption",
    "text Factures",
    "rowgroup",
    "row",
    ...["Facture", "Montant", "Note", "Choix"].flatMap((name) => [`columnheader ${name}`, `text ${name}`]),
    "rowgroup",
    "row",
    ...["rowheader Octobre", "link Octobre", "text Octobre"],
    ...["cell 12 €", "text 12 €", "cell", "cell Choisir Octobre", "checkbox Choisir Octobre"],
    "row",
    ...["rowheader Septembre", "link Septembre", "text Septembre"],
    ...["cell 9 €", "text 9 €", "cell Réglée", "text Réglée"],
    ...["cell Choisir Septembre", "checkbox Choisir Septembre"],
  ]);
});

test("stays one on a phone, where each fact is read once after its name, and none that is missing (SPACE-20)", async () => {
  await page.viewport(phone, 844);
  await render(aTable([october, september]));
  expect(await accessibilityTree()).toEqual([
    "table Factures",
    "caption",
    "text Factures",
    "rowgroup",
    "row",
    ...["rowheader Octobre", "link Octobre", "text Octobre"],
    ...["cell Montant 12 €", "text Montant", "text 12 €"],
    ...["cell Choix Choisir Octobre", "text Choix", "checkbox Choisir Octobre"],
    "row",
    ...["rowheader Septembre", "link Septembre", "text Septembre"],
    ...["cell Montant 9 €", "text Montant", "text 9 €", "cell Note Réglée", "text Note", "text Réglée"],
    ...["cell Choix Choisir Septembre", "text Choix", "checkbox Choisir Septembre"],
  ]);
});

test("says by itself what each of its elements is, for browsers that look at how they are displayed (SPACE-20)", async () => {
  const { container } = await render(aTable([october]));
  const roles = [...container.querySelectorAll("table, thead, tbody, tr, th, td")].map((element) =>
    element.getAttribute("role"),
  );
  const headers = Array(4).fill("columnheader");
  const cells = Array(3).fill("cell");
  expect(roles).toEqual(["table", "rowgroup", "row", ...headers, "rowgroup", "row", "rowheader", ...cells]);
});

test("has each control once: what is ticked stays so in another width, in the same order of the keyboard", async () => {
  await render(aTable([october, september]));
  const rest = ["Choisir Octobre", "Septembre", "Choisir Septembre"];
  await page.getByRole("checkbox", { name: "Choisir Septembre" }).click();
  for (const width of [phone, desk]) {
    await page.viewport(width, 844);
    await expect.element(page.getByRole("checkbox", { name: "Choisir Septembre" })).toBeChecked();
    expect(page.getByRole("checkbox").elements()).toHaveLength(2);
    page.getByRole("link", { name: "Octobre" }).element().focus();
    for (const name of rest) {
      await userEvent.tab();
      const { activeElement } = document;
      expect(activeElement?.getAttribute("aria-label") ?? activeElement?.textContent).toBe(name);
    }
  }
});

test.each([phone, desk])(
  "gives the focus to the row that has come, once, at %i pixels (SPACE-18)",
  async (width) => {
    await page.viewport(width, 844);
    function Example() {
      const [count, setCount] = useState(0);
      return (
        <>
          {aTable(count > 0 ? [october, september] : [october], count > 0 ? 1 : undefined)}
          <button type="button" onClick={() => setCount(count + 1)}>
            {count}
          </button>
        </>
      );
    }
    await render(<Example />);
    const button = page.getByRole("button");
    await button.click();
    await expect.element(page.getByRole("row", { name: /Septembre/ })).toHaveFocus();
    await button.click();
    await expect.element(button).toHaveTextContent("2");
    await expect.element(button).toHaveFocus();
  },
);

test("breaks words that are longer than a small phone is wide (SPACE-20)", async () => {
  await page.viewport(320, 640);
  const long = "Donaudampfschifffahrtsgesellschaft".repeat(3);
  await render(aTable([{ title: long, amount: "12 €", note: long }]));
  expect(document.documentElement.scrollWidth).toBe(320);
});

test("is a table on paper, which is narrower than a desk (SPACE-20)", async () => {
  await page.viewport(718, 844);
  await render(aTable([september]));
  await expect.element(page.getByRole("columnheader")).not.toBeInTheDocument();
  const session = cdp() as unknown as { send(method: string, params: object): Promise<unknown> };
  onTestFinished(async () => void (await session.send("Emulation.setEmulatedMedia", { media: "" })));
  await session.send("Emulation.setEmulatedMedia", { media: "print" });
  await expect.element(page.getByRole("columnheader", { name: "Montant" })).toBeVisible();
  await expect.element(page.getByRole("cell", { name: "9 €", exact: true })).toBeVisible();
});

test("says of the columns that rows can be sorted by how they stand, and of no other; once more turns the order (AGUI-08)", async () => {
  const chosen: string[] = [];
  const tableBy = (by: string) => (
    <Table
      caption="Factures"
      rows={[october]}
      keyOf={({ title }) => title}
      heading={{ name: "Facture", cell: ({ title }) => title, sort: "titre" }}
      columns={[
        { name: "Montant", cell: ({ amount }) => amount, sort: "montant" },
        { name: "Note", cell: ({ note }) => note },
      ]}
      sorting={{ by, hrefTo: ({ tri }) => `?tri=${tri}`, goTo: ({ tri }) => void chosen.push(tri) }}
    />
  );
  const sorts = () =>
    page
      .getByRole("columnheader")
      .elements()
      .map((one) => [one.getAttribute("aria-sort"), one.querySelector("a")?.getAttribute("href") ?? null]);
  const { rerender } = await render(tableBy("montant"));
  expect(sorts()).toEqual([
    ["none", "?tri=titre"],
    ["ascending", "?tri=-montant"],
    [null, null],
  ]);
  await page.getByRole("link", { name: "Montant" }).click();
  expect(chosen).toEqual(["-montant"]);
  await rerender(tableBy("-montant"));
  expect(sorts()[1]).toEqual(["descending", "?tri=montant"]);
});

test("offers orders by a choice on a phone, and on a desk what no column sorts by (AGUI-08)", async () => {
  const tableWith = (further: { further?: { name: string; sort: string }[] }) => (
    <Table
      caption="Factures"
      rows={[october]}
      keyOf={({ title }) => title}
      heading={{ name: "Facture", cell: ({ title }) => title, sort: "titre" }}
      columns={[]}
      sorting={{ by: "titre", hrefTo: ({ tri }) => `?tri=${tri}`, goTo: () => {}, ...further }}
    />
  );
  const choice = page.getByRole("combobox", { name: "Trier par" });
  const { rerender } = await render(tableWith({}));
  await expect.element(choice).not.toBeInTheDocument();
  await page.viewport(phone, 844);
  await expect.element(choice).toBeVisible();
  await page.viewport(desk, 844);
  await rerender(tableWith({ further: [{ name: "Échéance", sort: "le" }] }));
  await expect.element(choice).toBeVisible();
  await expect.element(choice).toMatchTextContent(/Échéance/);
});

test("a fact takes the whole width of its card only in the rows that want it, under its name (SPACE-20)", async () => {
  await page.viewport(phone, 844);
  await render(
    <Table
      caption="Factures"
      rows={[october, september]}
      keyOf={({ title }) => title}
      heading={{ name: "Facture", cell: ({ title }) => title }}
      columns={[{ name: "Montant", cell: ({ amount }) => amount, isWide: ({ note }) => note !== null }]}
    />,
  );
  const leftOf = (text: string) =>
    page.getByText(text, { exact: true }).element().getBoundingClientRect().left;
  const ofName = page.getByText("Montant", { exact: true }).last().element().getBoundingClientRect().left;
  expect(leftOf("12 €")).toBeGreaterThan(phone / 2);
  expect(leftOf("9 €")).toBe(ofName);
});

test("leaves days whole, names two words of room and an address two lines, however narrow its place (AGUI-08)", async () => {
  const { container } = await render(
    <div style={{ width: "16rem", overflowX: "auto" }}>
      <Table
        caption="Familles"
        rows={[{ eMail: "camille.martin-lefevre@example.fr", day: "29/11/2026 08:30", name: "Ana Le Goff" }]}
        keyOf={({ eMail }) => eMail}
        heading={{ name: "Nom", room: "words", cell: ({ name }) => name }}
        columns={[
          { name: "E-mail", cell: ({ eMail }) => <EMailText>{eMail}</EMailText> },
          { name: "Jour", room: "whole", cell: ({ day }) => day },
          { name: "Suivi", room: "sentence", cell: () => "a confirmé par téléphone" },
        ]}
      />
    </div>,
  );
  const linesIn = (cell: Element) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top)).size;
  };
  const cells = [...container.querySelectorAll("tbody :is(th, .value, td > div)")];
  expect(cells.map(linesIn)).toEqual([1, 2, 1, 2]);
});
