import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { useAct } from "./useAct.ts";

test("what is begun beside something else keeps what shows it busy until it has ended too", async () => {
  const ends: (() => void)[] = [];
  function Heart() {
    const { busy, act } = useAct();
    const [ended, setEnded] = useState(0);
    const keep = async () => {
      await act(() => new Promise<void>((resolve) => ends.push(resolve)));
      setEnded((count) => count + 1);
    };
    return (
      <button type="button" aria-busy={busy} onClick={() => void keep()}>
        Garder, {ended}
      </button>
    );
  }
  await render(<Heart />);
  const heart = page.getByRole("button");
  await heart.click();
  await heart.click();
  ends[0]?.();
  await expect.element(heart).toHaveTextContent("Garder, 1");
  await expect.element(heart).toHaveAttribute("aria-busy", "true");
  ends[1]?.();
  await expect.element(heart).toHaveTextContent("Garder, 2");
  await expect.element(heart).toHaveAttribute("aria-busy", "false");
});
