import { accounts } from "./accounts.ts";
import { expect, test } from "./journey.ts";
import { expectFits, visit, watchErrors } from "./portal.ts";

test("a parent finds whom to call first, and the agency’s own lines (CONTACT-01, CONTACT-05)", async ({
  page,
}) => {
  const errors = watchErrors(page);
  await visit(page, accounts.parent, "/client/contacts");
  const first = page.getByRole("region", { name: "Nathalie Aubry" });
  await expect(first.getByText("Votre interlocutrice")).toBeVisible();
  await expect(first.getByRole("link", { name: /^Appeler/ })).toHaveAttribute("href", "tel:+33199007001");
  await expect(page.getByText(/^(Ouvert|Fermé), /)).toBeVisible();
  await expectFits(page, "the contacts of a parent");
  expect(errors).toEqual([]);
});
