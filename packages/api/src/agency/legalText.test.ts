import { aShownAgency } from "@ribambelle/domain/testing/agency";
import { describe, expect, it } from "vitest";
import { legalHtml, TextProblem } from "./legalText.ts";

const agency = aShownAgency({ name: `L’Été & <Cie> "Nounous"` });
const html = (body: string, title = "Titre") =>
  legalHtml(`---\nupdated: 2026-11-20\n---\n# ${title}\n\n${body}\n`, "fr", agency);

describe("a legal text", () => {
  it("has one title, the day of its last change in words, and its own headings under it", () => {
    const text = html("# Un\n\n## Deux\n\n### Trois");
    expect(text.match(/<h1/g)).toHaveLength(1);
    expect(text).toContain("<h1>Titre</h1>");
    expect(text).toContain('<time datetime="2026-11-20">20 novembre 2026</time>');
    expect(text).toContain('<h2 id="partie-1">Un</h2>\n<h2 id="partie-2">Deux</h2>\n<h3>Trois</h3>');
  });

  it("begins with its contents when it has four parts or more", () => {
    expect(html("## A\n\n## B\n\n## C")).not.toContain("<nav");
    const long = html("## A\n\n## B\n\n## C\n\n## [D](/cookies)");
    expect(long).toContain('<nav aria-label="Sommaire">');
    expect(long).toContain('<li><a href="#partie-4">D</a></li>');
  });

  it("names a table by the part in which it stands (A11Y-05)", () => {
    const table = "| A | B |\n| --- | --- |\n| 1 | 2 |";
    expect(html(`## Un\n\n## Deux\n\n${table}`)).toContain('<table aria-labelledby="partie-2">');
    expect(html(table)).toContain("<table>");
  });

  it("says what the agency says of itself, as it is, in texts and in links", () => {
    const text = html("{{name}}, {{ phone }}, {{address}}, {{hours}}, [{{email}}](mailto:{{email}})");
    expect(text).toContain(
      "L’Été &amp; &lt;Cie&gt; &quot;Nounous&quot;, 01 99 00 12 34, 12 rue des Marronniers",
    );
    expect(text).toContain('<a href="mailto:contact@example.fr">contact@example.fr</a>');
  });

  it.each([
    "<script>alert(1)</script>",
    "Bonjour <img src=x onerror=alert(1)>",
    "<style>body{display:none}</style>",
    "![<b>](javascript:alert(1))",
    '[a](https://example.fr "\\"><script>")',
  ])("shows HTML as a person typed it, and runs none: %s", (body) => {
    expect(html(body)).not.toMatch(/<(script|img|style|b)\b/i);
  });

  it.each([
    "javascript:alert(1)",
    "//evil.example",
    "/\\evil.example",
    "data:text/html,x",
    "vbscript:x",
    "autre",
  ])("may not lead to %s", (to) => {
    expect(() => html(`[ici](${to})`)).toThrow(TextProblem);
    expect(() => html(`[ici](${to})`)).toThrow("a link that a page may not have");
  });

  it.each(["/cookies", "#partie-1", "https://www.cnil.fr/fr/plaintes", "mailto:a@b.fr", "tel:+33199001234"])(
    "may lead to %s",
    (to) => {
      expect(html(`[ici](${to})`)).toContain(`<a href="${to}">ici</a>`);
    },
  );

  it.each([
    ["{{nom}}", "names {{nom}}, which is not one of {{name}}, {{phone}}"],
    ["{{constructor}}", "names {{constructor}}"],
  ])("a text that names what nobody knows is refused: %s", (body, sentence) => {
    expect(() => html(body)).toThrow(sentence);
  });

  it.each([
    "# Titre\n\nTexte",
    "---\nupdated: demain\n---\n# Titre\n",
    "---\nupdated: 2026-13-45\n---\n# Titre\n",
  ])("a text that does not say when it was changed is refused: %j", (markdown) => {
    expect(() => legalHtml(markdown, "fr", agency)).toThrow("must begin with three lines");
  });

  it("without a title is refused, one from Windows is not", () => {
    const head = "---\nupdated: 2026-11-20\n---\n";
    expect(() => legalHtml(`${head}Texte`, "fr", agency)).toThrow("must have its title");
    const windows = `\uFEFF${head}# Titre\n\nTexte\n`.replaceAll("\n", "\r\n");
    expect(legalHtml(windows, "en", agency)).toContain("20 November 2026");
  });
});
