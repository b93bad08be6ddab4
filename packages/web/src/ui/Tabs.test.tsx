import { useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ToggleLink } from "./fields/ToggleLink.tsx";
import { Tabs } from "./Tabs.tsx";
import { useFocusBack } from "./useFocusBack.ts";
import { YearSelect } from "./years/YearSelect.tsx";

const tabs = ["Un", "Deux", "Trois"].map((name) => ({ name, label: name, href: `?onglet=${name}` }));
const tab = (name: string) => page.getByRole("tab", { name });

function Example({ onOpen }: { onOpen: (name: string) => void }) {
  const [open, setOpen] = useState("Un");
  return (
    <Tabs
      label="Onglets"
      tabs={tabs}
      open={open}
      onOpen={(name) => {
        setOpen(name);
        onOpen(name);
      }}
    >
      <p>Panneau {open}</p>
    </Tabs>
  );
}

test("arrows, Home, End and Space go from tab to tab, round at the ends, with the focus", async () => {
  const opened = vi.fn();
  await render(<Example onOpen={opened} />);
  await expect.element(page.getByRole("tablist", { name: "Onglets" })).toBeVisible();
  await expect.element(page.getByRole("tabpanel", { name: "Un" })).toHaveTextContent("Panneau Un");
  (tab("Un").element() as HTMLElement).focus();
  for (const [key, name] of [
    ["{ArrowRight}", "Deux"],
    ["{ArrowRight}", "Trois"],
    ["{ArrowRight}", "Un"],
    ["{ArrowLeft}", "Trois"],
    ["{ArrowLeft}", "Deux"],
    ["{Home}", "Un"],
    ["{End}", "Trois"],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(tab(name)).toHaveAttribute("aria-selected", "true");
    await expect.element(tab(name)).toHaveFocus();
    await expect.element(page.getByRole("tabpanel", { name })).toHaveTextContent(`Panneau ${name}`);
  }
  // A tab that has the focus without being open.
  (tab("Deux").element() as HTMLElement).focus();
  await userEvent.keyboard(" ");
  await expect.element(tab("Deux")).toHaveAttribute("aria-selected", "true");
  opened.mockClear();
  const other = new KeyboardEvent("keydown", { key: "a", bubbles: true, cancelable: true });
  expect(tab("Deux").element().dispatchEvent(other)).toBe(true);
  const arrow = new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true });
  expect(tab("Deux").element().dispatchEvent(arrow)).toBe(false);
  expect(opened.mock.calls).toEqual([["Trois"]]);
});

test("one tab is reached by the Tab key, each leads to its address, and a click opens it", async () => {
  const opened = vi.fn();
  await render(<Example onOpen={opened} />);
  await expect
    .poll(() => tabs.map(({ name }) => (tab(name).element() as HTMLElement).tabIndex))
    .toEqual([0, -1, -1]);
  await expect.element(tab("Deux")).toHaveAttribute("href", "?onglet=Deux");
  const panel = page.getByRole("tabpanel").element().id;
  expect(tabs.map(({ name }) => tab(name).element().getAttribute("aria-controls"))).toEqual([
    panel,
    panel,
    panel,
  ]);
  await tab("Deux").click();
  expect(opened.mock.calls).toEqual([["Deux"]]);
  await expect.element(tab("Un")).toHaveAttribute("aria-selected", "false");
});

test("a switch that is a link answers to Space and to a click, and to no other key", async () => {
  const changed = vi.fn();
  const shown = (on: boolean) => (
    <>
      <ToggleLink label="Tout voir" on={on} href="?tout=oui" describedBy="plus" onChange={changed} />
      <p id="plus">Même ce qui est fini.</p>
    </>
  );
  const { rerender } = await render(shown(false));
  const toggle = page.getByRole("switch", { name: "Tout voir" });
  await expect.element(toggle).not.toBeChecked();
  await expect.element(toggle).toHaveAttribute("href", "?tout=oui");
  await expect.element(toggle).toHaveAccessibleDescription("Même ce qui est fini.");
  (toggle.element() as HTMLElement).focus();
  await userEvent.keyboard("a ");
  await expect.poll(() => changed.mock.calls).toEqual([[true]]);
  const space = new KeyboardEvent("keydown", { key: " ", bubbles: true, cancelable: true });
  expect(toggle.element().dispatchEvent(space)).toBe(false);
  await rerender(shown(true));
  await expect.element(toggle).toBeChecked();
  await toggle.click();
  expect(changed.mock.calls).toEqual([[true], [true], [false]]);
});

test("a year is chosen where there are several, and not where there is one (SPACE-18)", async () => {
  const chosen = vi.fn();
  const { rerender, container } = await render(
    <YearSelect years={[2026, 2025]} year={2025} onChange={chosen} />,
  );
  const year = page.getByRole("combobox", { name: "Année" });
  await expect.element(year).toHaveDisplayValue("2025");
  await expect.element(year).toHaveAttribute("name", "annee");
  await year.selectOptions("2026");
  expect(chosen.mock.calls).toEqual([[2026]]);
  await rerender(<YearSelect years={[2026]} year={2026} onChange={chosen} />);
  await expect.poll(() => container.textContent).toBe("");
});

test("the focus goes on where what had it went with what it did, and nowhere else", async () => {
  function Steps() {
    const [step, setStep] = useState("un");
    const place = useFocusBack<HTMLHeadingElement>(step);
    return (
      <>
        <h2 ref={place} tabIndex={-1}>
          Étape {step}
        </h2>
        {step === "un" && (
          <button type="button" onClick={() => setStep("deux")}>
            Continuer
          </button>
        )}
        {step !== "un" && (
          <button type="button" onClick={() => setStep("trois")}>
            Finir
          </button>
        )}
      </>
    );
  }
  await render(<Steps />);
  const heading = page.getByRole("heading");
  await expect.element(page.getByRole("button")).toBeVisible();
  await expect.element(heading).not.toHaveFocus();
  await page.getByRole("button", { name: "Continuer" }).click();
  await expect.element(page.getByText("Étape deux")).toBeVisible();
  await expect.element(heading).toHaveFocus();
  await page.getByRole("button", { name: "Finir" }).click();
  await expect.element(page.getByText("Étape trois")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Finir" })).toHaveFocus();
});

test("more tabs than a phone holds are on one line, with the open one in sight (AGUI-06)", async () => {
  onTestFinished(() => page.viewport(1280, 900));
  await page.viewport(390, 844);
  const many = Array.from({ length: 12 }, (_, place) => `Onglet ${place}`);
  await render(
    <Tabs
      label="Onglets"
      tabs={many.map((name) => ({ name, label: name, href: `?onglet=${name}` }))}
      open="Onglet 7"
      onOpen={() => {}}
    >
      <p>Panneau</p>
    </Tabs>,
  );
  await expect.element(tab("Onglet 7")).toBeInViewport({ ratio: 1 });
  await expect.element(tab("Onglet 0")).not.toBeInViewport();
  expect(page.getByRole("tablist").element().clientHeight).toBe(48);
});

test("a few tabs that a phone does not hold go on in a second line: none is out of sight", async () => {
  onTestFinished(() => page.viewport(1280, 900));
  await page.viewport(390, 844);
  const few = ["Garde simple", "Garde partagée", "Ménage", "Intervenants"];
  await render(
    <Tabs
      label="Onglets"
      tabs={few.map((name) => ({ name, label: name, href: `?onglet=${name}` }))}
      open="Garde simple"
      onOpen={() => {}}
    >
      <p>Panneau</p>
    </Tabs>,
  );
  for (const name of few) await expect.element(tab(name)).toBeInViewport({ ratio: 1 });
});
