import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { missingFile } from "../../client/loading/missingFile.ts";
import { partAtRest } from "../../client/loading/partAtRest.tsx";
import { stopNavigations } from "../../testing/navigations.ts";
import { Snackbar } from "../messages/Snackbar.tsx";
import { whenFetched } from "./whenFetched.ts";

const Fields = () => <input aria-label="Champ" />;

/** A part that comes at the nth time that it is asked for. */
function partThatComesAt(time: number) {
  const asked = { times: 0 };
  const part = partAtRest(async () => {
    asked.times += 1;
    if (asked.times < time) throw new Error("no network");
    return Fields;
  });
  return { asked, part };
}

function Example({ part }: { part: ReturnType<typeof partAtRest<object>> }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {isOpen ? (
        <part.Part />
      ) : (
        <button type="button" onClick={() => void whenFetched(part, () => setIsOpen(true))}>
          Modifier
        </button>
      )}
      <Snackbar locale="fr" />
    </>
  );
}

const edit = page.getByRole("button", { name: "Modifier" });
const press = () => (edit.element() as HTMLButtonElement).click();
const field = page.getByRole("textbox", { name: "Champ" });

test("fields that were fetched while the page was read are there at once", async () => {
  const { asked, part } = partThatComesAt(1);
  await part.fetch();
  await render(<Example part={part} />);
  press();
  await expect.element(field).toBeVisible();
  expect(asked.times).toBe(1);
});

test("fields that do not come leave the page as it is, say so, and come at the next press (ERR-OP4)", async () => {
  const { asked, part } = partThatComesAt(2);
  await render(<Example part={part} />);
  press();
  const said = () => document.querySelector("[role=alert]")?.textContent;
  await expect.poll(said).toContain("Le portail ne répond pas.");
  press();
  await expect.element(field).toBeVisible();
  expect(asked.times).toBe(2);
});

test("fields that an upgrade took away come with the page, which is loaded anew once (ERR-18)", async () => {
  const left = stopNavigations();
  sessionStorage.clear();
  const gone = (status: string) =>
    partAtRest<object>(() => Promise.reject(missingFile("/assets/fields-1.js", new Error(status))));
  await whenFetched(gone("503"), () => {});
  expect(left).toHaveLength(0);
  await whenFetched(gone("404"), () => {});
  expect(left).toHaveLength(1);
  await whenFetched(gone("404"), () => {});
  expect(left).toHaveLength(1);
  sessionStorage.clear();
});
