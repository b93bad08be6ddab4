import { expect, onTestFinished, test, vi } from "vitest";
import { keepEarlyInput } from "./earlyInput.ts";

function drawn(html: string) {
  const root = document.createElement("div");
  root.dataset.drawn = "";
  root.innerHTML = html;
  document.body.append(root);
  onTestFinished(() => root.remove());
  const find = (selector: string) => root.querySelector(selector) as HTMLElement;
  const tapsOn = (selector: string) => {
    const heard = vi.fn();
    find(selector).addEventListener("click", heard);
    return heard;
  };
  keepEarlyInput();
  return { find, tapsOn, takeOver: (part: HTMLElement = root) => part.removeAttribute("data-drawn") };
}

test("a tap before the script is given to the page that was taken over, once (DRAWN-01)", async () => {
  const { find, tapsOn, takeOver } = drawn("<button>Menu</button>");
  const taps = tapsOn("button");
  find("button").click();
  expect(taps).not.toHaveBeenCalled();
  takeOver();
  await expect.poll(() => taps).toHaveBeenCalledTimes(1);
  find("button").click();
  expect(taps).toHaveBeenCalledTimes(2);
});

test("a tap on what is taken over after the rest, the bell, waits for that (DRAWN-01)", async () => {
  const { find, tapsOn, takeOver } = drawn(
    "<button id=menu>Menu</button><p data-drawn><button id=bell>Bell</button></p>",
  );
  const [menu, bell] = [tapsOn("#menu"), tapsOn("#bell")];
  takeOver();
  find("#bell").click();
  find("#menu").click();
  await expect.poll(() => menu).toHaveBeenCalledTimes(1);
  expect(bell).not.toHaveBeenCalled();
  expect(document.documentElement.dataset.tapWaits).toBe("");
  takeOver(find("p"));
  await expect.poll(() => bell).toHaveBeenCalledTimes(1);
  expect(document.documentElement.dataset.tapWaits).toBeUndefined();
});

test("what is typed before the script is typed again for the script, before the tap after it (DRAWN-01)", async () => {
  const { find, takeOver } = drawn(
    "<input aria-label=Name><textarea aria-label=Text></textarea><select aria-label=Kind><option>a<option>b</select><button>Send</button>",
  );
  const said: string[] = [];
  const fields = ["input", "textarea", "select"].map((name) => find(name) as HTMLInputElement);
  for (const field of fields) {
    field.value = field.matches("select") ? "b" : "Léa";
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  find("button").click();
  const hear = (event: Event) => said.push(`${event.type} ${(event.target as HTMLInputElement).value}`);
  for (const name of ["input", "change", "click"]) document.body.addEventListener(name, hear);
  onTestFinished(() => {
    for (const name of ["input", "change", "click"]) document.body.removeEventListener(name, hear);
  });
  for (const field of fields) field.value = field.matches("select") ? "a" : "";
  takeOver();
  await expect.poll(() => said).toEqual(["input Léa", "input Léa", "change b", "click "]);
  fields[0]?.dispatchEvent(new Event("input", { bubbles: true }));
  expect(said).toHaveLength(5);
});

test("what was tapped or typed where the page is drawn anew is given to what stands there then, however late it comes (DRAWN-01)", async () => {
  const html = `<button aria-label=Bell></button>
    <label>Name <input></label><label>Name <input></label><button>Keep</button><button>Keep</button>`;
  const { find, takeOver } = drawn(html);
  const root = find("button").parentElement as HTMLElement;
  const second = root.querySelectorAll("input")[1] as HTMLInputElement;
  second.value = "Léa";
  second.dispatchEvent(new Event("input", { bubbles: true }));
  root.querySelectorAll("button")[2]?.click();
  root.innerHTML = "<p>…</p>";
  takeOver();
  root.innerHTML = html;
  const [first, typed] = root.querySelectorAll("input");
  const taps = [...root.querySelectorAll("button")].map((button) => {
    const heard = vi.fn(() => typed?.value);
    button.addEventListener("click", heard);
    return heard;
  });
  await expect.poll(() => taps[2]?.mock.results).toEqual([{ type: "return", value: "Léa" }]);
  expect([first?.value, taps[0]?.mock.calls, taps[1]?.mock.calls]).toEqual(["", [], []]);
  expect(document.documentElement.dataset.tapWaits).toBeUndefined();
});
