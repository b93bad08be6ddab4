import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { CallError } from "../../client/call/callError.ts";
import { nothingCame } from "../../client/call/client.texts.ts";
import { PartFailure } from "./PartFailure.tsx";

const failing = (error: unknown) =>
  render(<PartFailure of={{ error, isFetching: false, refetch: async () => undefined }} />);

const says = (text: string | RegExp) => expect.element(page.getByRole("alert").getByText(text)).toBeVisible();

test("a part of a page that the server could not read says so, and speaks of no action (AGUI-14)", async () => {
  await failing(new CallError(500, { fr: "Une erreur est survenue lors de l'action.", en: "" }));
  await says("Cette partie n’a pas pu être lue.");
  await says("Rien n’est perdu. Réessayez dans un instant.");
  expect(page.getByText(/lors de l'action/).elements()).toEqual([]);
});

test("a part of a page that cannot come without a network says that the network is missing (AGUI-14, ERR-OP4)", async ({
  onTestFinished,
}) => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onTestFinished(() => onLine.mockRestore());
  await failing(new CallError(0, nothingCame()));
  await says("Cette partie n’a pas pu être lue.");
  await says(/^Pas de connexion Internet\. Rien n’est perdu/);
});

test("a part of a page that may not be asked for says why in the server’s words (AGUI-14)", async () => {
  await failing(new CallError(403, { fr: "Vous n’avez pas accès à cette page.", en: "" }));
  await says("Vous n’avez pas accès à cette page.");
  expect(page.getByText("Cette partie n’a pas pu être lue.").elements()).toEqual([]);
});
