import type { Locator } from "vitest/browser";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const textOf = (element: Element | null | undefined) =>
  (element?.textContent ?? "").replaceAll(/\s+/g, " ").trim();

const said = (control: Control) =>
  (control.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => textOf(document.getElementById(id)))
    .filter(Boolean);

function held(control: Control): string {
  if (control instanceof HTMLSelectElement)
    return [...control.options].map((one) => (one.selected ? `[${textOf(one)}]` : textOf(one))).join(", ");
  if (control.type === "checkbox" || control.type === "radio")
    return (control as HTMLInputElement).checked ? "on" : "off";
  return control.value;
}

/**
 * Gives the fields of a part of the page as somebody meets them, in their order: the label, what it holds (of a choice all that it
 * offers, the chosen one in brackets), whether it must be filled in or cannot be used, and what is said about it.
 */
export function fieldsOf(part: Locator): string[] {
  const controls = part.element().querySelectorAll<Control>("input:not([type=hidden]), select, textarea");
  return [...controls].flatMap((control) => {
    const label = textOf(control.labels?.[0]);
    // The calendar of a day and the country of a number belong to the field beside them.
    if (label === "") return [];
    const isOwed = control.required || control.getAttribute("aria-required") === "true";
    const isIdle = control.disabled || control.getAttribute("aria-disabled") === "true";
    const states = [isOwed && "required", isIdle && "disabled", control.ariaInvalid === "true" && "wrong"];
    return [`${label}: ${held(control)}`, ...states.filter(Boolean), ...said(control)].join(" | ");
  });
}

/** Gives all that a part of the page says, in one line: of a dialog or a record whose every sentence counts. */
export const toldBy = (part: Locator): string => textOf(part.element());
