import type { Page } from "@playwright/test";

/** Notes the first element of the page as it arrives, to see whether it is kept. */
export async function noteArrival(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      Object.assign(window, { arrived: document.querySelector("#root main h1") });
    });
  });
}

/** True where the script took over the page as it was drawn: its heading is the element that arrived. */
export const isKept = (page: Page) =>
  page.evaluate(() => {
    const { arrived } = window as unknown as { arrived: Element | null };
    return arrived !== null && arrived === document.querySelector("#root main h1");
  });
