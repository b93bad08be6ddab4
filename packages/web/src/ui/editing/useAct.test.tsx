import { useState } from "react";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { hush, say, useMessage } from "../messages/say.ts";
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

test("what went wrong is said no more once it is tried again, and what was done stays said (SHELL-OP7)", async () => {
  const ends: (() => void)[] = [];
  function Letter() {
    const { act } = useAct();
    const message = useMessage();
    return (
      <button type="button" onClick={() => void act(() => new Promise<void>((end) => ends.push(end)))}>
        Relancer, {message ? message.text.fr : "rien n’est dit"}
      </button>
    );
  }
  onTestFinished(hush);
  await render(<Letter />);
  const letter = page.getByRole("button");
  say({ kind: "error", text: { fr: "pas de connexion", en: "no connection" } });
  await expect.element(letter).toHaveTextContent("Relancer, pas de connexion");
  await letter.click();
  await expect.element(letter).toHaveTextContent("Relancer, rien n’est dit");
  say({ kind: "success", text: { fr: "c’est fait", en: "done" } });
  await letter.click();
  await expect.poll(() => ends).toHaveLength(2);
  await expect.element(letter).toHaveTextContent("Relancer, c’est fait");
});
