import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { legalTextId } from "../../client/legalText.ts";
import { setLocale } from "../../client/locale.tsx";
import { showPublicPage } from "../../testing/showPublicPage.tsx";
import { LegalPage } from "./LegalPage.tsx";

/** The text as the server wrote it, which the page takes over. */
function written(html: string) {
  const element = document.createElement("article");
  element.id = legalTextId;
  element.lang = "fr";
  element.innerHTML = html;
  document.body.append(element);
  onTestFinished(() => element.remove());
}

function answers(answer: () => Response | Promise<never>): string[] {
  const asked: string[] = [];
  const real = window.fetch;
  window.fetch = async (input) => {
    asked.push(String(input));
    return answer();
  };
  onTestFinished(() => {
    window.fetch = real;
  });
  return asked;
}

test("a legal page takes its text from the page itself, and another language’s from the portal (I18N-08)", async () => {
  written("<h1>Nos cookies</h1>");
  const headers = { "content-language": "en" };
  const asked = answers(() => new Response("<h1>Our cookies</h1>", { headers }));
  const { container } = await showPublicPage(LegalPage, { name: "cookies" });
  expect(container.querySelector("h1")?.textContent).toBe("Nos cookies");
  expect(asked).toEqual([]);
  await page.getByRole("link", { name: "English" }).click();
  await expect.element(page.getByRole("heading", { name: "Our cookies" })).toBeVisible();
  expect(container.querySelector("article")?.lang).toBe("en");
  expect(asked).toEqual(["/brand/legal/cookies.en.html"]);
  await expect.poll(() => document.title).toBe("Cookies – Ribambelle");
});

test("a legal page keeps its text, marked with its language, when the other does not come", async () => {
  written("<h1>Nos cookies</h1>");
  const asked = answers(() => Promise.reject(new TypeError("no network")));
  const { container } = await showPublicPage(LegalPage, { name: "cookies" });
  setLocale("en");
  await expect.poll(() => asked).toHaveLength(1);
  expect(container.querySelector("article")?.lang).toBe("fr");
  expect(container.querySelector("h1")?.textContent).toBe("Nos cookies");
});
