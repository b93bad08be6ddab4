import { describe, expect, it } from "vitest";
import { chooseLocale, localeOf, preferredLocale } from "./locale.ts";

describe("the language of a tag", () => {
  it.each([
    ["fr", "fr"],
    ["en-GB", "en"],
    ["EN", "en"],
    [" fr-CA ", "fr"],
    ["de", null],
    ["", null],
    [null, null],
    [undefined, null],
  ])("%j is %s (I18N-05, I18N-06)", (tag, locale) => {
    expect(localeOf(tag)).toBe(locale);
  });
});

describe("the language of a page", () => {
  it.each([
    ["en", "fr-FR", "en"],
    ["fr", "en-GB", "fr"],
    [null, "en-GB", "en"],
    [null, "fr-FR", "fr"],
    [null, "de-DE", "fr"],
    [null, null, "fr"],
    ["de", "de", "fr"],
  ])("stored %s, browser %s: %s (I18N-01, I18N-04, I18N-05, I18N-06)", (stored, browser, locale) => {
    expect(chooseLocale(stored, browser)).toBe(locale);
  });
});

describe("Accept-Language", () => {
  it.each([
    ["en", "en"],
    ["en-GB,en;q=0.9,fr;q=0.8", "en"],
    ["fr;q=0.8, en;q=0.9", "en"],
    ["fr;q=0.9,en;q=0.9", "fr"],
    ["de-DE,de;q=0.9,en;q=0.1", "en"],
    ["de,*", "fr"],
    ["en;q=0", "fr"],
    ["en;q=0, fr;q=0.1", "fr"],
    ["en ; q=0.5", "en"],
    ["", "fr"],
    [null, "fr"],
  ])("%j prefers %s (I18N-05, I18N-06)", (header, locale) => {
    expect(preferredLocale(header)).toBe(locale);
  });
});
