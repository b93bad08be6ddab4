import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Failure } from "./Failure.tsx";

function Place({ isWhole }: { isWhole: boolean }) {
  const [isRead, setIsRead] = useState(false);
  return (
    <main>
      <h1 tabIndex={-1}>Demandes</h1>
      <section>
        {!isWhole && <h2 tabIndex={-1}>Derniers courriers</h2>}
        {isRead ? (
          <p>Une invitation</p>
        ) : (
          <Failure error={new Error("gone")} retrying={false} onRetry={() => setIsRead(true)} />
        )}
      </section>
    </main>
  );
}

test("whoever asked again is at the name of what has come, not nowhere (AGUI-14, AGUI-38)", async () => {
  await render(<Place isWhole={false} />);
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect.element(page.getByText("Une invitation")).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Derniers courriers" })).toHaveFocus();
});

test("a page without parts gives the focus to its own name (AGUI-14)", async () => {
  await render(<Place isWhole />);
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect.element(page.getByRole("heading", { name: "Demandes" })).toHaveFocus();
});

test("what could not be read without a network is read again once it is back (ERR-OP4)", async () => {
  await render(<Place isWhole />);
  await expect.element(page.getByRole("button", { name: "Réessayer" })).toBeVisible();
  dispatchEvent(new Event("online"));
  await expect.element(page.getByText("Une invitation")).toBeVisible();
});
