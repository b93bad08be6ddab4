import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { WithWhole } from "./Unbroken.tsx";

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
