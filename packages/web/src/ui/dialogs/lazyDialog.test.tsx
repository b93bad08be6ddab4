import { useState } from "react";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { hush, Snackbar } from "../messages/Snackbar.tsx";
import { Dialog } from "./Dialog.tsx";
import { lazyDialog } from "./lazyDialog.ts";

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
  function Acts() {
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
  await render(<Acts />);
  await page.getByRole("button", { name: "Terminer" }).click();
  await expect.element(page.getByRole("alert").getByText(/^Pas de connexion Internet\./)).toBeVisible();
  Reflect.deleteProperty(navigator, "onLine");
  dispatchEvent(new Event("online"));
  await expect.element(page.getByRole("dialog", { name: "Terminer le contrat" })).toBeVisible();
});
