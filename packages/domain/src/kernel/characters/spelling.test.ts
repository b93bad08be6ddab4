import { expect, it } from "vitest";
import { escapeHtml } from "./escapeHtml.ts";
import { folded } from "./folded.ts";
import { kebab } from "./kebab.ts";
import { loginName } from "./loginName.ts";
import { lowerFirst } from "./lowerFirst.ts";
import { lineField, lineOf, oneLine } from "./oneLine.ts";
import { singleSpaced } from "./singleSpaced.ts";

it.each([
  [`<a href="x">l'été & moi</a>`, "&lt;a href=&quot;x&quot;&gt;l&#39;été &amp; moi&lt;/a&gt;"],
  ["&amp;", "&amp;amp;"],
  ["", ""],
])("%j stands in HTML as %s", (text, html) => {
  expect(escapeHtml(text)).toBe(html);
});

it.each([
  ["Référence_du parent", "referenceduparent"],
  ["Œuvre n° 2", "œuvren2"],
  ["  ÂGE - du (plus) jeune ", "ageduplusjeune"],
  ["--", ""],
])("%j is compared as %j", (text, compared) => {
  expect(folded(text)).toBe(compared);
});

it.each([
  [" Anai\u0308s@Example.FR ", "anaïs@example.fr"],
  ["ANAÏS", "anaïs"],
])("one signs in as %j under %j (AUTH-OP3)", (typed, name) => {
  expect(loginName(typed)).toBe(name);
});

it.each([
  ["signedOut", "signed-out"],
  ["aB", "a-b"],
  ["done", "done"],
])("the name %s is the code %s", (name, code) => {
  expect(kebab(name)).toBe(code);
});

it.each([
  ["Avenant", "avenant"],
  ["Certificat de Travail", "certificat de Travail"],
  ["É", "é"],
  ["I would like another profile", "I would like another profile"],
  ["I’m late", "I’m late"],
  ["Il s’en va", "il s’en va"],
  ["", ""],
])("%j stands within a sentence as %j", (text, within) => {
  expect(lowerFirst(text)).toBe(within);
});

it.each([
  [" une\r\n\tligne \u200b", "une ligne"],
  ["a\u0000b", "a b"],
  ["a\ud800b", "a\ufffdb"],
])("%j is the line %j", (given, line) => {
  expect(lineOf(given)).toBe(line);
});

it.each([
  ["ab", null],
  ["abc", "abc"],
  ["👶👶👶", "👶👶👶"],
  [" abcde ", "abcde"],
  ["abcdef", null],
])("a line of 3 to 5 characters: %j is %j", (given, line) => {
  expect(oneLine(given, 3, 5)).toBe(line);
});

it.each([
  [" \n", ["required"]],
  ["abcd", ["too-long"]],
  [" abc ", []],
])("a line that must be typed, of three characters at most: %j has %j", (given, problems) => {
  expect((lineField(3).safeParse(given).error?.issues ?? []).map(({ message }) => message)).toEqual(problems);
});

it.each([
  ["  Léa   Moreau\t", "Léa Moreau"],
  ["Léa\u00a0\nMoreau", "Léa Moreau"],
  ["   ", ""],
])("%j is %j with one space between its words (FOLKS-02)", (typed, text) => {
  expect(singleSpaced(typed)).toBe(text);
});
