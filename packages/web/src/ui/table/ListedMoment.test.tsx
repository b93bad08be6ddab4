import { addDays } from "@ribambelle/domain/kernel/day";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { today } from "../../client/today.ts";
import { ListedMoment } from "./ListedMoment.tsx";

const [yesterday, before] = [addDays(today(), -1), addDays(today(), -40)];
const moments = [
  [`${today()}T11:00:00Z`, /^Aujourd’hui à 1[23]\sh$/],
  [`${yesterday}T11:05:00Z`, /^Hier à 1[23]\sh\s05$/],
  [`${before}T11:05:00Z`, /^Le \d\d\/\d\d\/\d{4} à 1[23]\sh\s05$/],
] as const;

const linesOf = (container: Element, from: number, to: number) => {
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const tops = new Set<number>();
  for (let at = 0; texts.nextNode(); ) {
    const { length } = texts.currentNode as Text;
    const range = document.createRange();
    range.setStart(texts.currentNode, Math.min(Math.max(from - at, 0), length));
    range.setEnd(texts.currentNode, Math.min(Math.max(to - at, 0), length));
    for (const { top, width } of range.getClientRects()) if (width > 0) tops.add(top);
    at += length;
  }
  return tops.size;
};

async function shown(width: number, at: string, mayBreak?: boolean) {
  onTestFinished(() => page.viewport(1_280, 900));
  await page.viewport(width, 900);
  const { container } = await render(
    <div style={{ width: "6rem" }}>
      <ListedMoment at={at} {...(mayBreak !== undefined && { mayBreak })} />
    </div>,
  );
  const text = container.textContent ?? "";
  return {
    text,
    whole: linesOf(container, 0, text.length),
    time: linesOf(container, text.indexOf(" à ") + 1, text.length),
  };
}

test.each(moments)(
  "the time in a narrow column of a list stays on one line with its “à”, and the text is what it was: %s (AGUI-06, AGUI-08)",
  async (at, words) => {
    const { text, time } = await shown(1_280, at);
    expect(text).toMatch(words);
    expect(time).toBe(1);
  },
);

test.each(moments)(
  "a moment in a list is on one line in a wide window, where its list has room for it: %s (AGUI-08)",
  async (at) => {
    expect((await shown(1_440, at)).whole).toBe(1);
    expect((await shown(1_440, at, true)).time).toBe(1);
  },
);
