import type { Page } from "@playwright/test";

/** Gives the links of a page of which a part is covered by the target of another, each pair as it is read (AGUI-06). */
export function coveredLinks(page: Page): Promise<string[]> {
  return page.locator("main a").evaluateAll((links) => {
    const shown = links
      .filter((link) => link.checkVisibility())
      .map((link) => ({ name: link.textContent, boxes: [...link.getClientRects()] }));
    // What only touches covers nothing.
    const meet = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;
    return shown.flatMap((one, place) =>
      shown
        .slice(place + 1)
        .filter((other) => one.boxes.some((a) => other.boxes.some((b) => meet(a, b))))
        .map((other) => `${one.name} / ${other.name}`),
    );
  });
}
