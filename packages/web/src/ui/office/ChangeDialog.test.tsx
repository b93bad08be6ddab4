import { type ComponentProps, createRef } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { CallError } from "../../client/call/callError.ts";
import { noProblems } from "../fields/formProblems.ts";
import { ChangeDialog } from "./ChangeDialog.tsx";

type Form = ComponentProps<typeof ChangeDialog>["form"];
const meanwhile = { told: "Omar Ali a modifié cette fiche à 9 h.", fields: [] };

const said = ["Ses sessions prennent fin.", "Rien ne lui est écrit."];

async function open(given: Partial<Form> = {}, says = said) {
  const [cancel, leave, send] = [vi.fn(), vi.fn(), vi.fn()];
  const attributes: ComponentProps<"form"> = {
    onSubmit: (event) => {
      event.preventDefault();
      send();
    },
  };
  const refs = { noticeRef: createRef<HTMLDivElement>(), conflictRef: createRef<HTMLDivElement>() };
  const form = {
    attributes,
    busy: false,
    failure: null,
    problems: noProblems,
    hasChangedMeanwhile: false,
    restored: { isShown: false, isOfKept: true, restart: () => {} },
    cancel,
    ...refs,
    ...given,
  };
  await render(
    <ChangeDialog
      heading="Bloquer ce compte"
      says={says}
      submit="Bloquer"
      form={form}
      meanwhile={meanwhile}
      onLeave={leave}
    >
      <input aria-label="Motif" />
    </ChangeDialog>,
  );
  const called = () => [cancel, leave, send].map(({ mock }) => mock.calls.length);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  return { called, button, refs };
}

test("a change says what it does, does it at its button, and is given up by another (AGUI-25, AGUI-26)", async () => {
  const { called, button } = await open();
  expect(
    page
      .getByRole("listitem")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(said);
  expect(document.activeElement?.textContent).toBe("Bloquer ce compte");
  await expect.element(page.getByText(meanwhile.told)).not.toBeInTheDocument();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  await button("Bloquer").click();
  expect(called()).toEqual([0, 0, 1]);
  await userEvent.keyboard("{Escape}");
  expect(called()).toEqual([0, 1, 1]);
  await button("Annuler").click();
  expect(called()).toEqual([1, 2, 1]);
});

test("a change that somebody was faster with is kept or given up by name, beside what is saved (AGUI-22)", async () => {
  const { called, button, refs } = await open({ hasChangedMeanwhile: true });
  await expect.element(page.getByText(meanwhile.told)).toBeVisible();
  expect(refs.conflictRef.current).not.toBeNull();
  await expect.element(button("Bloquer")).not.toBeInTheDocument();
  await expect.element(button("Annuler")).not.toBeInTheDocument();
  await button("Enregistrer ma saisie").click();
  expect(called()).toEqual([0, 0, 1]);
  await button("Garder ce qui est enregistré").click();
  expect(called()).toEqual([1, 1, 1]);
});

test("a change that is under way is neither sent again nor left (AGUI-25)", async () => {
  const { called, button } = await open({ busy: true });
  await expect.element(button("Bloquer")).toHaveAttribute("aria-disabled", "true");
  await expect.element(button("Annuler")).toBeDisabled();
  await userEvent.keyboard("{Escape}");
  (button("Bloquer").element() as HTMLElement).click();
  expect(called()).toEqual([0, 0, 0]);
});

test("a change that failed says why (AGUI-25)", async () => {
  const failure = new CallError(403, { fr: "Vous ne pouvez pas le faire.", en: "You may not do this." });
  const { refs } = await open({ failure });
  await expect.element(page.getByText("Vous ne pouvez pas le faire.")).toBeVisible();
  expect(refs.noticeRef.current).not.toBeNull();
});

test("what a change says never cuts an e-mail, or a reference, at its hyphen (AGUI-06, AGUI-25)", async () => {
  await open({}, ["Un e-mail part à Camille.", "Le contrat GE-2026-0101 prend fin."]);
  const held = page.getByRole("dialog").element().querySelectorAll("li span");
  expect([...held].map((word) => [word.textContent, getComputedStyle(word).whiteSpace])).toEqual([
    ["e-mail", "nowrap"],
    ["GE-2026-0101", "nowrap"],
  ]);
});
