import type { CDPSession, Page } from "@playwright/test";

/** What a button or link says. */
interface Shown {
  readonly number: string;
  /** What is seen, cut where words stand that are only heard. */
  readonly seen: readonly string[];
  /** All words of it, as they stand apart. */
  readonly whole: readonly string[];
}

/** Runs in the page: numbers its buttons and links, and reads their words as they are drawn. */
function readShown(): Shown[] {
  const placeOf = (node: Text, from: number) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, from + 1);
    return range.getBoundingClientRect();
  };
  const isDrawn = ({ parentElement, data }: Text) =>
    data.trim() !== "" &&
    parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !parentElement.closest("[aria-hidden=true]");
  // A word for who hears the page alone stands in a box of a pixel.
  const isOnlyHeard = (element: Element | null, within: Element): boolean => {
    for (let box = element; box && box !== within; box = box.parentElement) {
      const { width, height } = box.getBoundingClientRect();
      if (getComputedStyle(box).position === "absolute" && width <= 1 && height <= 1) return true;
    }
    return false;
  };
  const saidBy = (control: Element) => {
    const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    const seen: string[] = [""];
    const whole: string[] = [];
    let end: DOMRect | null = null;
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      if (!isDrawn(node)) continue;
      const [first = "", ...others] = node.data.trim().split(/\s+/);
      if (isOnlyHeard(node.parentElement, control)) {
        whole.push(first, ...others);
        seen.push("");
        end = null;
        continue;
      }
      const start = placeOf(node, node.data.search(/\S/));
      const isSameLine = end !== null && start.top < end.bottom && start.bottom > end.top;
      const touches = end !== null && isSameLine && Math.abs(start.left - end.right) < 1;
      whole.push(touches ? `${whole.pop()}${first}` : first, ...others);
      seen.push(`${seen.pop()}${touches ? "" : " "}${[first, ...others].join(" ")}`);
      end = placeOf(node, node.data.trimEnd().length - 1);
    }
    return { seen: seen.filter(Boolean), whole };
  };
  const controls = "a[href], button, summary, [role=button], [role=tab], [role=link]";
  return [...document.querySelectorAll(controls)].map((control, index) => {
    control.setAttribute("data-number", String(index));
    return { number: String(index), ...saidBy(control) };
  });
}

const words = (text: string) => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ")} `;

/** Says what is wrong with a name; null when who hears it is told what the others see, in its order and in words. */
function wrongWith(name: string, { seen, whole }: Shown): string | null {
  const heard = name.split(/\s+/).filter(Boolean);
  if (heard.length === 0) return "is empty";
  if (heard.join("") === whole.join("") && heard.length < whole.length) return "glues words together";
  let rest = words(name);
  // A sign ("+") has no word to be heard.
  for (const run of seen.filter((one) => words(one).trim() !== "")) {
    const place = rest.indexOf(words(run));
    if (place < 0) return `misses “${run.trim()}”`;
    rest = rest.slice(place + words(run).length - 1);
  }
  return null;
}

/** The names of this page's buttons and links, by their number, as the browser gives them to a screen reader. */
async function namesIn(tree: CDPSession): Promise<ReadonlyMap<string, string>> {
  await tree.send("DOM.enable");
  const { nodes } = await tree.send("DOM.getFlattenedDocument", { depth: -1 });
  const numbers = new Map(
    nodes.flatMap(({ backendNodeId, attributes = [] }) => {
      const at = attributes.indexOf("data-number");
      return at < 0 ? [] : [[backendNodeId, attributes[at + 1] ?? ""] as const];
    }),
  );
  const { nodes: heard } = await tree.send("Accessibility.getFullAXTree");
  return new Map(
    heard.flatMap(({ ignored, backendDOMNodeId = 0, name }) => {
      const number = numbers.get(backendDOMNodeId);
      return ignored || number === undefined ? [] : [[number, String(name?.value ?? "")] as const];
    }),
  );
}

/** Lists the buttons and links of the page as it stands whose name misses what they show, glues words together or is empty. */
export async function wrongNames(page: Page): Promise<string[]> {
  const tree = await page.context().newCDPSession(page);
  const shown = await page.evaluate(readShown);
  const names = await namesIn(tree);
  await tree.detach();
  return shown.flatMap((control) => {
    const name = names.get(control.number);
    const wrong = name === undefined ? null : wrongWith(name, control);
    return wrong ? [`“${name}” ${wrong}`] : [];
  });
}
