import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Unbroken, WithWhole } from "./Unbroken.tsx";

test.each([
  ["Du 16 décembre 2026 au 12 juillet 2027", ["16 décembre 2026", "12 juillet 2027"]],
  ["Répondez jusqu’au 31 décembre 2026.", ["31 décembre 2026"]],
  ["À partir du 1er mars 2027", ["2 mars 2027"]],
])(
  "the days of a sentence are never broken over two lines, and its text is what it was: %s (OFFER-04)",
  async (text, days) => {
    const { container } = await render(
      <p style={{ width: "9rem" }}>
        <WithWhole text={text} days={days} />
      </p>,
    );
    expect(container.textContent).toBe(text);
    const held = [...container.querySelectorAll("span")];
    expect(held.map((day) => day.textContent)).toEqual(days.filter((day) => text.includes(day)));
    expect(held.map((day) => day.getClientRects().length)).toEqual(held.map(() => 1));
  },
);

test.each([
  ["Le contrat GE-2026-0101 attend", "GE-2026-0101"],
  ["Avec un code reçu par e-mail.", "e-mail."],
  ["E-mails de l’agence", "E-mails"],
])(
  "a reference, or an e-mail, is never cut at its hyphen, and its sentence is what it was: %s (AGUI-06)",
  async (text, whole) => {
    const { container } = await render(
      <p style={{ width: "1rem" }}>
        <Unbroken text={text} />
      </p>,
    );
    expect(container.textContent).toBe(text);
    const held = [...container.querySelectorAll("span")];
    expect(held.map((word) => [word.textContent, word.getClientRects().length])).toEqual([[whole, 1]]);
  },
);
