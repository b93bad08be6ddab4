import { type ComponentType, useState } from "react";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { missingFile } from "../../client/loading/missingFile.ts";
import { hush, Snackbar } from "../messages/Snackbar.tsx";
import { Dialog } from "./Dialog.tsx";
import { lazyDialog } from "./lazyDialog.ts";

function Acts({ Ending }: { Ending: ComponentType }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Terminer
      </button>
      {isOpen && <Ending />}
      <Snackbar locale="fr" />
    </>
  );
}

test("a dialog that an upgrade took away says that the page is to be loaded anew (ERR-OP4)", async () => {
  onTestFinished(hush);
  const gone = missingFile("/assets/ending-1.js", new Error("404"));
  await render(<Acts Ending={lazyDialog(() => Promise.reject(gone))} />);
  await page.getByRole("button", { name: "Terminer" }).click();
  await expect
    .element(page.getByRole("alert").getByText(/mis à jour\s: rechargez la page pour continuer\.$/))
    .toBeVisible();
});

test("a dialog whose script does not come without a network says that the network is missing, and opens once it is back (ERR-OP4)", async () => {
  Object.defineProperty(navigator, "onLine", { configurable: true, value: false });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, "onLine");
    hush();
  });
  const Ending = lazyDialog(async () => {
    if (!navigator.onLine) throw new Error("no network");
    return () => <Dialog look="window" leaving="asked" onLeave={() => {}} heading="Terminer le contrat" />;
  });
  await render(<Acts Ending={Ending} />);
  await page.getByRole("button", { name: "Terminer" }).click();
  await expect.element(page.getByRole("alert").getByText(/^Pas de connexion Internet\./)).toBeVisible();
  Reflect.deleteProperty(navigator, "onLine");
  dispatchEvent(new Event("online"));
  await expect.element(page.getByRole("dialog", { name: "Terminer le contrat" })).toBeVisible();
});
