import { searchAddresses, searchCommunes } from "@ribambelle/domain/addresses/address.api";
import { addressRefusals } from "@ribambelle/domain/addresses/address.texts";
import { writeWire } from "@ribambelle/domain/kernel/wire";
import { useState } from "react";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { LocaleProvider } from "../../../client/locale.tsx";
import { answerCalls } from "../../../testing/answers.ts";
import { AddressField, type TypedAddress } from "./AddressField.tsx";
import { CityField } from "./CityField.tsx";

const nothing = { fullAddress: "", streetName: "", streetNumber: "", city: "", postalCode: "" };
const inLyon = {
  fullAddress: "12 rue de la Paix 69003 Lyon",
  streetName: "rue de la Paix",
  streetNumber: "12",
  city: "Lyon",
  postalCode: "69003",
};
const inVienne = {
  ...inLyon,
  fullAddress: "12 rue de la Paix 38200 Vienne",
  city: "Vienne",
  postalCode: "38200",
};
const found = (...addresses: (typeof inLyon)[]) =>
  addresses.map((address) => ({ address, latitude: null, longitude: null }));

function Example() {
  const [value, setValue] = useState<TypedAddress>(nothing);
  return (
    <LocaleProvider>
      <AddressField label="Votre adresse" value={value} onChange={setValue} />
      <samp data-testid="held">{JSON.stringify(value)}</samp>
    </LocaleProvider>
  );
}
const field = page.getByRole("combobox", { name: "Votre adresse" });
const options = page.getByRole("option");
const held = () => JSON.parse(page.getByTestId("held").element().textContent ?? "") as TypedAddress;

describe("an address", () => {
  test("is searched for from eleven characters, as it was typed, said beneath until then (GEO-01, GEO-02, GEO-03, GEO-OP3)", async () => {
    const network = answerCalls();
    network.gives(searchAddresses, found(inLyon));
    await render(<Example />);
    await expect.element(field).toHaveAccessibleDescription("Encore 11 caractères avant la recherche");
    await field.fill("12 rue de  ");
    await expect.element(field).toHaveAccessibleDescription("Encore 2 caractères avant la recherche");
    await field.fill("12 rue de la");
    await expect.element(options).toBeVisible();
    expect(network.callsOf(searchAddresses).map(({ query }) => query.get("address"))).toEqual([
      "12 rue de la",
    ]);
  });

  test("is chosen by the arrows and Enter, and given up by typing on (GEO-06, GEO-OP5)", async () => {
    const network = answerCalls();
    network.gives(searchAddresses, found(inLyon, inVienne));
    await render(<Example />);
    await field.fill("12 rue de la Paix");
    await expect.element(page.getByRole("status")).toHaveTextContent("2 résultats");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect.element(field).toHaveAttribute("aria-activedescendant", options.nth(1).element().id);
    await userEvent.keyboard("{Enter}");
    await expect.element(field).toHaveValue(inVienne.fullAddress);
    expect(held()).toEqual(inVienne);
    await expect.element(options).not.toBeInTheDocument();
    await expect.element(page.getByRole("status")).toHaveTextContent("✓ Adresse reconnue");
    await userEvent.keyboard("{End} bis");
    await expect.poll(held).toEqual({ ...nothing, fullAddress: `${inVienne.fullAddress} bis` });
  });

  test("is in sight among many while the arrows go through them, round at either end, until Escape (GEO-06, GEO-OP5)", async () => {
    const network = answerCalls();
    const many = Array.from({ length: 12 }, (_, at) => ({
      ...inLyon,
      fullAddress: `${at} rue de la Paix 69003 Lyon`,
    }));
    network.gives(searchAddresses, found(...many));
    await render(<Example />);
    await field.fill("rue de la Paix");
    await expect.element(page.getByRole("status")).toHaveTextContent("12 résultats");
    await userEvent.keyboard("{ArrowUp}");
    const last = options.last();
    await expect.element(last).toHaveAttribute("aria-selected", "true");
    const list = page.getByRole("listbox").element();
    const isInSight = () =>
      last.element().getBoundingClientRect().bottom <= list.getBoundingClientRect().bottom + 1;
    expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
    await expect.poll(isInSight).toBe(true);
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(options.nth(10)).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect.element(field).not.toHaveAttribute("aria-activedescendant");
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(options.first()).toHaveAttribute("aria-selected", "true");
    await expect.poll(() => list.scrollTop).toBeLessThan(10);
    await userEvent.keyboard("{Escape}");
    await expect.element(options).not.toBeInTheDocument();
    await expect.element(field).toHaveAttribute("aria-expanded", "false");
    expect(held().city).toBe("");
    await userEvent.keyboard("{ArrowDown}");
    const active = page.getByRole("option", { selected: true });
    await expect.element(active).toBeVisible();
    const shown = active.element().textContent;
    await userEvent.keyboard("{Enter}");
    await expect.poll(held).toEqual({ ...inLyon, fullAddress: shown });
  });

  test("is chosen by a tap", async () => {
    const network = answerCalls();
    network.gives(searchAddresses, found(inLyon, inVienne));
    await render(<Example />);
    await field.fill("12 rue de la Paix");
    await options.first().click();
    await expect.poll(held).toEqual(inLyon);
    await expect.element(field).toHaveFocus();
  });

  test("can be typed on while its source fails, which is said (GEO-OP2)", async () => {
    const network = answerCalls();
    network.refuses(searchAddresses, addressRefusals.sourceFailed);
    await render(<Example />);
    await field.fill("12 rue de la Paix");
    await expect
      .element(page.getByRole("status"))
      .toHaveTextContent(
        "La recherche ne répond pas pour le moment. Gardez votre saisie : elle est refaite d’elle-même.",
      );
    // With nothing to choose from, keys belong to what is around: a dialog is left.
    const heard = vi.fn();
    addEventListener("keydown", heard);
    onTestFinished(() => removeEventListener("keydown", heard));
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => heard.mock.calls.map(([event]) => event.key)).toEqual(["Escape"]);
    network.gives(searchAddresses, found(inLyon));
    await userEvent.keyboard(" 69003");
    await expect.element(options).toBeVisible();
  });

  test("is searched for again by itself once its source answers (GEO-OP2)", async () => {
    const network = answerCalls();
    network.refuses(searchAddresses, addressRefusals.sourceFailed);
    await render(<Example />);
    await field.fill("12 rue de la Paix");
    await expect.element(page.getByText(/^La recherche ne répond pas/)).toBeVisible();
    network.gives(searchAddresses, found(inLyon));
    await expect.element(options).toBeVisible();
    await expect.element(page.getByRole("status")).toHaveTextContent("1 résultat");
  });

  test("is not said to find nothing, nor searched for again, once it is typed no more (GEO-OP2)", async () => {
    const network = answerCalls();
    const awaited = network.holds(searchAddresses);
    await render(<Example />);
    await field.fill("12 rue de la Paix");
    await expect.poll(() => network.callsOf(searchAddresses)).toHaveLength(1);
    await field.fill("12");
    await expect.element(field).toHaveAccessibleDescription("Encore 9 caractères avant la recherche");
    awaited.answer(Response.json({}, { status: 502 }));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await expect.element(page.getByText(/^La recherche ne répond pas/)).not.toBeInTheDocument();
  });

  test("says that it is being searched for where the answer is long in coming (GEO-OP2)", async () => {
    const network = answerCalls();
    const awaited = network.holds(searchAddresses);
    await render(<Example />);
    await field.fill("12 rue de la Paix");
    await expect.element(page.getByRole("status")).toHaveTextContent("Recherche en cours…");
    awaited.answer(Response.json(writeWire(searchAddresses.output, found(inLyon))));
    await expect.element(page.getByRole("status")).toHaveTextContent("1 résultat");
  });
});

function Both() {
  const [value, setValue] = useState({ city: "", postalCode: "" });
  return (
    <LocaleProvider>
      <CityField value={value} onChange={setValue} />
    </LocaleProvider>
  );
}

describe("a city and its postal code", () => {
  const city = page.getByRole("combobox", { name: "Ville" });
  const postalCode = page.getByRole("combobox", { name: "Code postal" });

  test("complete each other (GEO-OP6)", async () => {
    const network = answerCalls();
    network.gives(searchCommunes, [{ city: "Lyon", postalCode: "69003" }]);
    await render(<Both />);
    await postalCode.fill("69003");
    await page.getByRole("option", { name: "69003 Lyon" }).click();
    await expect.element(city).toHaveValue("Lyon");
    await expect.element(postalCode).toHaveValue("69003");
    await expect.element(postalCode).toHaveAttribute("inputmode", "numeric");
    // The other field stays as it is while one types on.
    await city.fill("V");
    await expect.element(postalCode).toHaveValue("69003");
    await expect.element(page.getByRole("option")).not.toBeInTheDocument();
    network.gives(searchCommunes, [{ city: "Vienne", postalCode: "38200" }]);
    await city.fill("Vienne");
    await page.getByRole("option", { name: /Vienne/ }).click();
    await expect.element(postalCode).toHaveValue("38200");
    await expect.poll(() => network.callsOf(searchCommunes)).toHaveLength(2);
  });
});
