import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "./Button.tsx";

test.each([
  [{}, { acts: 1, tells: 0, sends: 1 }],
  [{ blocked: true }, { acts: 0, tells: 1, sends: 0 }],
  [{ busy: true }, { acts: 0, tells: 0, sends: 0 }],
  [
    { blocked: true, busy: true },
    { acts: 0, tells: 0, sends: 0 },
  ],
])("a button that is %j acts, tells why not, or sends its form: %j (A11Y-02)", async (how, expected) => {
  const [acts, tells, sends] = [vi.fn(), vi.fn(), vi.fn()];
  await render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sends();
      }}
    >
      <Button type="submit" onClick={acts} onBlocked={tells} {...how}>
        Confirmer
      </Button>
    </form>,
  );
  const button = page.getByRole("button", { name: "Confirmer" }).element() as HTMLButtonElement;
  button.click();
  const called = ({ mock }: { mock: { calls: unknown[] } }) => mock.calls.length;
  expect({ acts: called(acts), tells: called(tells), sends: called(sends) }).toEqual(expected);
  expect(button.ariaDisabled).toBe(Object.keys(how).length > 0 ? "true" : null);
  // It keeps the focus whatever it waits for.
  button.focus();
  expect(document.activeElement).toBe(button);
});

test("a button sends no form unless it says so (A11Y-02)", async () => {
  const sends = vi.fn((event: Event) => event.preventDefault());
  const { container } = await render(
    <form>
      <Button>Annuler</Button>
    </form>,
  );
  container.querySelector("form")?.addEventListener("submit", sends);
  await page.getByRole("button", { name: "Annuler" }).click();
  expect(sends).not.toHaveBeenCalled();
});
