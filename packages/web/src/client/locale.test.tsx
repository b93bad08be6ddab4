import { catalogue } from "@ribambelle/domain/kernel/texts";
import { afterEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { answerCalls } from "../testing/answers.ts";
import { currentLocale, LocaleProvider, setLocale, startLocale, useWords } from "./locale.tsx";

const words = catalogue({ fr: { hello: "Bonjour", only: "Seulement" }, en: { hello: "Hello" } });

function Words() {
  const { hello, only } = useWords(words);
  return (
    <p>
      {hello} {only}
    </p>
  );
}

const forgetCookie = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: what the page itself does
  document.cookie = "locale=; Path=/; Max-Age=0";
};

afterEach(() => {
  setLocale("fr");
  localStorage.clear();
  forgetCookie();
});

describe("the language of a page that starts", () => {
  const begin = (stored: string | null, written: string) => {
    if (stored !== null) localStorage.setItem("locale", stored);
    document.documentElement.lang = written;
    return startLocale();
  };

  test.each([
    ["the stored choice comes first", "en", "fr", "en"],
    ["the stored choice comes first", "fr", "en", "fr"],
    ["without one, the browser’s language, as the server read it", null, "en", "en"],
    ["a stored language that we do not have is as good as none", "de", "fr", "fr"],
  ])("%s: stored %s, written in %s, gives %s (I18N-04, I18N-05, I18N-06)", (_, stored, written, expected) => {
    expect(begin(stored, written)).toBe(expected);
    expect(currentLocale()).toBe(expected);
    expect(document.documentElement.lang).toBe(expected);
  });

  test("the language is the first two letters of the browser’s, or French, when the server did not say (I18N-05, I18N-06)", () => {
    const ours = ["fr", "en"].find((locale) => navigator.language.startsWith(locale)) ?? "fr";
    expect(begin(null, "__LANG__")).toBe(ours);
  });

  test("a choice made at an earlier visit is told to the server again", () => {
    begin("en", "fr");
    expect(document.cookie).toContain("locale=en");
  });
});

describe("a change of language", () => {
  test("shows at once, is kept in this browser and told to the server’s next page, and makes no call (I18N-07, I18N-08)", async () => {
    const network = answerCalls();
    await render(
      <LocaleProvider>
        <Words />
      </LocaleProvider>,
    );
    await expect.element(page.getByText("Bonjour Seulement")).toBeVisible();
    setLocale("en");
    await expect.element(page.getByText("Hello Seulement")).toBeVisible();
    expect(document.documentElement.lang).toBe("en");
    expect(localStorage.getItem("locale")).toBe("en");
    expect(document.cookie).toContain("locale=en");
    expect(network.seen).toEqual([]);
  });

  test("leaves in French what has no English (I18N-03)", async () => {
    setLocale("en");
    await render(
      <LocaleProvider>
        <Words />
      </LocaleProvider>,
    );
    await expect.element(page.getByText("Hello Seulement")).toBeVisible();
  });
});
