import { describe, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { hush, Snackbar, say } from "./Snackbar.tsx";

const saved = { fr: "C’est enregistré.", en: "Saved." };
const failed = { fr: "L’action a échoué.", en: "The action failed." };

const colourOf = (element: Element) => getComputedStyle(element.firstElementChild ?? element).backgroundColor;

async function show() {
  onTestFinished(() => hush());
  return render(<Snackbar locale="fr" />);
}

describe("snackbar", () => {
  test("says a success in green, politely (SHELL-18)", async () => {
    await show();
    say({ kind: "success", text: saved });
    const status = page.getByRole("status");
    await expect.element(status).toHaveTextContent(saved.fr);
    expect(colourOf(status.element())).toBe("rgb(31, 122, 63)");
  });

  test("says an error in red, at once, in place of what was there (SHELL-19)", async () => {
    await show();
    say({ kind: "success", text: saved });
    say({ kind: "error", text: failed });
    const alert = page.getByRole("alert");
    await expect.element(alert).toHaveTextContent(failed.fr);
    expect(colourOf(alert.element())).toBe("rgb(184, 41, 31)");
    await expect.element(page.getByText(saved.fr)).not.toBeInTheDocument();
  });

  test("follows a change of language", async () => {
    const { rerender } = await show();
    say({ kind: "success", text: saved });
    await rerender(<Snackbar locale="en" />);
    await expect.element(page.getByRole("status")).toHaveTextContent(saved.en);
  });

  test("closes when asked", async () => {
    await show();
    say({ kind: "error", text: failed });
    await page.getByRole("button", { name: "Fermer le message" }).click();
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  });

  test("goes by itself after six seconds", async () => {
    await show();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    say({ kind: "success", text: saved });
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(5_900);
    expect(page.getByText(saved.fr).elements()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(page.getByText(saved.fr).elements()).toEqual([]);
  });

  test("a later message has its six seconds, whatever was left of the one before", async () => {
    await show();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    say({ kind: "success", text: saved });
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(5_900);
    say({ kind: "error", text: failed });
    await expect.element(page.getByRole("alert")).toHaveTextContent(failed.fr);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(page.getByText(failed.fr).elements()).toHaveLength(1);
  });
});
