import { expect } from "vitest";
import { type Locator, page } from "vitest/browser";
import { aftermath } from "./aftermath.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const kept = import.meta.glob<string>("../../**/outlines/*.txt", {
  query: "?raw",
  import: "default",
});

const isControl = (element: Element): element is Control =>
  ["INPUT", "SELECT", "TEXTAREA"].includes(element.tagName);
const tidy = (text: string | null | undefined) => (text ?? "").replaceAll(/[^\S\u00a0\u202f]+/g, " ").trim();

// What they point at has another id each time: its words, or that it is there.
const pointing = ["aria-labelledby", "aria-describedby", "aria-errormessage"];
const owning = ["aria-controls", "aria-owns", "aria-activedescendant", "aria-details"];
const words = (text: string) => new Set(text.trim().split(/\s+/));
const told = words(`
  href hreflang download target rel type role lang tabindex title alt disabled required readonly
  multiple maxlength minlength min max step pattern autocomplete autocapitalize inputmode
  enterkeyhint placeholder accept spellcheck scope colspan rowspan datetime open translate inert
`);
const marking = words(`
  A BUTTON INPUT SELECT TEXTAREA H1 H2 H3 H4 H5 H6 IMG DIALOG UL OL LI DL DT DD TABLE CAPTION TR
  TH TD LABEL FIELDSET LEGEND SECTION ARTICLE NAV MAIN HEADER FOOTER ASIDE FORM DETAILS SUMMARY P
`);

function factOf(element: Element, name: string): string {
  const value = element.getAttribute(name) ?? "";
  const targets = value.split(" ").map((id) => document.getElementById(id));
  if (pointing.includes(name)) return targets.map((target) => tidy(target?.textContent)).join(" + ");
  if (owning.includes(name)) return targets.map((target) => target?.tagName.toLowerCase() ?? "?").join(" + ");
  // What the browser makes up for a file of the page.
  if (value.startsWith("blob:")) return "blob:";
  // The port is another where the usual one is taken.
  return value.replace(location.origin, "").replace(encodeURIComponent(location.origin), "");
}

function held(control: Control): string {
  if (control instanceof HTMLSelectElement)
    return [...control.options]
      .map((one) => `${one.selected ? "*" : ""}${tidy(one.textContent)}${one.disabled ? " (disabled)" : ""}`)
      .join(", ");
  if (control.type === "checkbox" || control.type === "radio")
    return (control as HTMLInputElement).checked ? "on" : "off";
  return control.value;
}

function facts(element: Element): string[] {
  const names = element
    .getAttributeNames()
    .filter((name) => told.has(name) || name.startsWith("aria-"))
    .sort();
  const its = names.map((name) => [name, factOf(element, name)].filter(Boolean).join("="));
  return [...its, ...toneOf(element)];
}

// The colour of a state, which chips have as one of the house’s tones.
function toneOf(element: Element): string[] {
  const { color = "" } = (element as HTMLElement).style ?? {};
  const tone = /^var\(--tone-(\w+)-text\)$/.exec(color)?.[1] ?? "default";
  return tone === "default" ? [] : [`tone=${tone}`];
}

// What is not read aloud and yet seen or touched: a count that a mark abbreviates, the calendar of a day.
function seenAlone(element: Element): string[] {
  if (element instanceof SVGElement) return [];
  const controls = [element, ...element.querySelectorAll("*")].filter(isControl);
  const fields = controls.map((control) => [control.tagName.toLowerCase(), ...limitsOf(control)].join(" "));
  return [tidy(element.textContent), ...fields].filter(Boolean);
}

// A calendar’s days are often counted from today: that it begins or ends otherwise than all is told.
const usual = /^(?:min=1900-01-01|max=2199-12-31|(?:aria-hidden|tabindex|autocomplete)=.*)$/;
const limitsOf = (control: Control) =>
  facts(control)
    .filter((fact) => !usual.test(fact))
    .map((fact) => `[${fact.replace(/=\d{4}-\d\d-\d\d$/, "=a day")}]`);

function linesOf(node: Node, depth: number): string[] {
  const indent = "  ".repeat(depth);
  if (node instanceof Text) return tidy(node.data) ? [`${indent}${tidy(node.data)}`] : [];
  if (!(node instanceof Element) || !node.checkVisibility()) return [];
  if (node.ariaHidden === "true") return seenAlone(node).map((seen) => `${indent}seen alone: ${seen}`);
  const its = facts(node);
  const isDrawing = node instanceof SVGElement;
  if (isDrawing && its.length === 0) return [];
  const isMarked = marking.has(node.tagName) || its.length > 0;
  const parts = isDrawing || isControl(node) ? [] : [...node.childNodes];
  const inner = parts.flatMap((part) => linesOf(part, isMarked ? depth + 1 : depth));
  if (!isMarked) return inner;
  const own = [node.tagName.toLowerCase(), ...its.map((fact) => `[${fact}]`)].join(" ");
  const said = isControl(node) ? `: ${held(node)}` : "";
  // What says one thing alone is one line.
  return inner.length === 1 && !inner[0]?.trimStart().includes(" [")
    ? [`${indent}${own} ${inner[0]?.trim()}`]
    : [`${indent}${own}${said}`.trimEnd(), ...inner];
}

/**
 * Gives a part of the page as its reader meets it, whatever reads it: what is said and in which order, headings with their levels,
 * links with their addresses, fields with what they hold and take, and every state that is told.
 */
export const outlineOf = (part: Locator): string =>
  part
    .elements()
    .flatMap((element) => linesOf(element, 0))
    .join("\n");

/** What is in front of the reader: the dialog that is open, else what the page is about. */
const inFront = () =>
  [page.getByRole("dialog"), page.getByRole("alertdialog"), page.getByRole("main")].find(
    (part) => part.elements().length > 0,
  ) ?? page.elementLocator(document.body);

/** Holds what is in front of the reader to the outline that is kept beside the test; `--update` keeps the one that is there. */
export async function expectOutline(name: string): Promise<void> {
  const folder = expect
    .getState()
    .testPath?.replace(/^.*\/web\/src\//, "../../")
    .replace(/[^/]+$/, "");
  const expected = await kept[`${folder}outlines/${name}.txt`]?.();
  let last = "";
  await expect
    .poll(() => {
      last = `${[outlineOf(inFront()), "", ...aftermath()].join("\n")}\n`;
      return last;
    })
    .toBe(expected)
    // Said by what follows, which shows the lines that differ.
    .catch(() => {});
  await expect(last).toMatchFileSnapshot(`outlines/${name}.txt`);
}
