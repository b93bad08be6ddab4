import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Pieces } from "./Pieces.tsx";

test("no line of facts begins or ends with a separator, and each fact stays whole", async () => {
  const { container } = await render(
    <p style={{ width: "11em" }}>
      <Pieces text="2 enfants · Le week-end · 42 h" />
    </p>,
  );
  expect(container.textContent).toBe("2 enfants · Le week-end · 42 h");
  const lines = container.querySelector("p > span");
  const edge = container.querySelector("p")?.getBoundingClientRect().left ?? 0;
  // What stands before the edge is cut off.
  expect(lines && getComputedStyle(lines).clipPath).toMatch(/^inset/);
  const pieces = [...(lines?.children ?? [])];
  const tops = pieces.map((piece) => piece.getBoundingClientRect().top);
  expect(tops[0]).toBeLessThan(tops[1] ?? 0);
  expect(tops[1]).toBe(tops[2]);
  const isSeen = ({ children: [separator, fact] }: Element) =>
    fact !== undefined && (separator?.getBoundingClientRect().right ?? 0) > edge;
  expect(pieces.map(isSeen)).toEqual([false, false, true]);
});
