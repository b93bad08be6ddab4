import { expect } from "vitest";

// What every page owes to who hears it or works by keyboard (A11Y-01, A11Y-02), whatever a test is about: each page that a test leaves
// is held to it.

const pointing = [
  "aria-labelledby",
  "aria-describedby",
  "aria-errormessage",
  "aria-details",
  "aria-activedescendant",
  "for",
  "form",
  "list",
  "headers",
  "commandfor",
  "popovertarget",
];

const interactive = "a[href], button, input, select, textarea, summary";

const all = (selector: string) => [...document.body.querySelectorAll<HTMLElement>(selector)];
/** Gives an element's opening tag, to be named by in a failure. */
export const shown = (element: HTMLElement): string => (element.cloneNode(false) as HTMLElement).outerHTML;
const told = (problem: string) => (element: HTMLElement) => `${problem}: ${shown(element)}`;

// A test may open one page beside another: the ids of each are its own.
const idsTwice = () =>
  [...document.body.children].flatMap((part) => {
    const seen = new Set<string>();
    return [...part.querySelectorAll<HTMLElement>("[id]")].filter(({ id }) => seen.has(id) || !seen.add(id));
  });

const leadsNowhere = (name: string) => (element: HTMLElement) =>
  element
    .getAttribute(name)
    ?.split(/\s+/)
    .some((id) => !id || !document.getElementById(id));
const pointsNowhere = (element: HTMLElement) => pointing.some((name) => leadsNowhere(name)(element));

const isNameless = (element: HTMLElement) => {
  const { labels } = element as HTMLInputElement;
  const texts = [element, ...(labels ?? [])].map(({ textContent }) => textContent);
  const pictures = [...element.querySelectorAll("img[alt], svg[aria-label], [aria-label], title")];
  const names = [element, ...pictures].flatMap((one) =>
    ["aria-label", "aria-labelledby", "alt", "title"].map((name) => one.getAttribute(name)),
  );
  const own = element.matches("select, textarea") ? texts.slice(1) : texts;
  return ![...own, ...names].some((text) => text?.trim());
};

// Where a part of a page begins is its own matter; within it no level is left out. A dialog is a page of its own.
const headingsThatSkip = () =>
  [...document.body.children, ...all("dialog")].flatMap((part) => {
    const headings = [...part.querySelectorAll<HTMLElement>("h1, h2, h3, h4, h5, h6")].filter(
      (heading) => isReached(heading) && (heading.closest("dialog") ?? part) === part,
    );
    const level = ({ tagName }: HTMLElement) => Number(tagName.slice(1));
    return headings.filter((heading, place) => {
      const before = headings[place - 1];
      return before && level(heading) > level(before) + 1;
    });
  });

// A choice says it with its group.
const saysNoReason = (element: HTMLElement) =>
  !element.closest("[aria-describedby]:is([aria-invalid=true], fieldset, [role=group], [role=radiogroup])");

const isReached = (element: HTMLElement) =>
  !element.closest("[aria-hidden=true], [inert], [hidden]") && element.checkVisibility();

// A part of an address that nobody meant.
const nowhere = /^#$|[/=](?:undefined|null|NaN)(?:[/?&#]|$)/;

function markupProblems(): string[] {
  return [
    ...idsTwice().map(told("an id that another has")),
    ...all(pointing.map((name) => `[${name}]`).join())
      .filter(pointsNowhere)
      .map(told("points to nothing")),
    // What is folded may be made once it unfolds.
    ...all("[aria-controls]:not([aria-expanded=false])")
      .filter(leadsNowhere("aria-controls"))
      .map(told("controls nothing")),
    ...all("[tabindex]")
      .filter(({ tabIndex }) => tabIndex > 0)
      .map(told("is reached out of its turn")),
    ...all("a:not([href], [aria-disabled], [aria-current])").map(told("a link without an address")),
    ...all("a[href]")
      .filter((link) => nowhere.test(link.getAttribute("href") ?? ""))
      .map(told("a link to nowhere")),
    ...all("[aria-invalid=true]").filter(saysNoReason).map(told("is wrong and does not say why")),
    ...headingsThatSkip().map(told("leaves out a level of headings")),
    ...all("img:not([alt])").map(told("a picture without a text in its place")),
    ...all("form button:not([type])").map(told("a button that sends its form unsaid")),
    ...all(`:is(a[href], button) :is(${interactive})`).map(told("can be acted on inside another")),
    // A test that says nothing of the agency leaves it without a number and an address.
    ...all(`a:not([href=""], [href="mailto:"]), button, select, textarea, input:not([type=hidden])`)
      .filter((element) => isReached(element) && isNameless(element))
      .map(told("has no name")),
    ...saidWrong(),
  ];
}

// A value that nobody meant to be read.
const odd = /\b(?:undefined|NaN|Invalid Date|\[object \w+\])/;
function saidWrong(): string[] {
  const text = document.body.textContent ?? "";
  const found = odd.exec(text);
  return found ? [`says ${text.slice(Math.max(0, found.index - 40), found.index + 40)}`] : [];
}

/** Waits until the page that a test leaves is well made; what is on its way may come. */
export async function expectSoundMarkup(): Promise<void> {
  if (markupProblems().length > 0)
    await expect.poll(markupProblems, { message: "each page is well made" }).toEqual([]);
}
