import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ReasonField } from "./ReasonField.tsx";

test.each([
  [{ readBy: "person" }, "La personne lira ce motif. De 5 à 200 caractères.", true],
  [{ readBy: "agency" }, "Seule l’agence lira ce motif. De 5 à 200 caractères.", true],
  [{ readBy: "person", required: false }, "La personne lira ce motif. De 5 à 200 caractères.", false],
] as const)(
  "a reason is asked for by %j with who will read it: %s (AGUI-24)",
  async (how, said, isRequired) => {
    await render(<ReasonField {...how} />);
    const field = page.getByLabelText("Motif");
    await expect.element(field).toHaveAccessibleDescription(said);
    expect((field.element() as HTMLInputElement).required).toBe(isRequired);
  },
);
