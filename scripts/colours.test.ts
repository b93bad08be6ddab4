import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const pages = fileURLToPath(new URL("../packages/web/src", import.meta.url));
const read = (path: string) => readFileSync(join(pages, path), "utf8");
const table = "ui/colours.css";

type Roles = Readonly<Record<string, string | undefined>>;

/** The colours that a style or a drawing gives to roles. */
const rolesIn = (style: string): Roles =>
  Object.fromEntries(
    [...style.matchAll(/--([a-z-]+):\s*([^;}]+)/g)].map(([, role, colour]) => [role, colour?.trim()]),
  );
const [lightRoles = "", darkRoles = ""] = read(table).split("@media");
const light = rolesIn(lightRoles);
// What the dark does not name again stays as it is; a role may be that of another.
const resolved = (roles: Roles): Roles =>
  Object.fromEntries(
    Object.entries(roles).map(([role, colour]) => [
      role,
      roles[/^var\(--(.+)\)$/.exec(colour ?? "")?.[1] ?? role],
    ]),
  );
const themes = { light: resolved(light), dark: resolved({ ...light, ...rolesIn(darkRoles) }) };
const drawings = globSync("ui/**/*.svg", { cwd: pages });
const literal = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\(/i;

describe("the colours of the pages", () => {
  it("are named by their role, and stand in one table", () => {
    const sources = globSync("**/*.{css,tsx}", { cwd: pages }).filter(
      (path) => path !== table && !path.includes(".test.") && !path.startsWith("testing/"),
    );
    expect(sources.length).toBeGreaterThan(300);
    const found = sources.filter((path) => literal.test(read(path).replace(/url\([^)]*\)/g, "")));
    expect(found).toEqual([]);
  });

  it("write nothing with what lies under messages and the foot: in the dark it would hardly be seen (SHELL-OP14)", () => {
    const written = /(?<![\w-])color:\s*var\(--(done|failed|foot)\)/;
    expect(globSync("**/*.css", { cwd: pages }).filter((path) => written.test(read(path)))).toEqual([]);
  });

  it.each(drawings)("are those of the table in the drawing %s, beside roles of its own", (path) => {
    const [, style = "", shapes = ""] = /<style>(.*?)<\/style>(.*)/s.exec(read(path)) ?? [];
    const [own, ownDark] = style.split("@media (prefers-color-scheme:dark)").map(rolesIn);
    const shared = Object.keys(own ?? {}).filter((role) => role in light);
    expect(shared).not.toEqual([]);
    const those = (theme: Roles) => Object.fromEntries(shared.map((role) => [role, theme[role]]));
    expect(own).toMatchObject(those(themes.light));
    expect(ownDark).toMatchObject(those(themes.dark));
    expect(Object.keys(ownDark ?? {})).toEqual(Object.keys(own ?? {}));
    expect(shapes).not.toMatch(literal);
  });

  it("change in the dark by the system’s wish alone, on the screen alone", () => {
    expect(darkRoles).toMatch(/^ screen and \(prefers-color-scheme: dark\) \{/);
    expect(Object.keys(light)).toEqual(expect.arrayContaining(Object.keys(rolesIn(darkRoles))));
  });

  it.each(["app.html", "public.html"])("begin with the browser’s own around %s, without a flash", (name) => {
    const head = read(`../${name}`);
    expect(head).toContain('<meta name="color-scheme" content="light dark" />');
    for (const [theme, { sky }] of Object.entries(themes))
      expect(head).toContain(
        `<meta name="theme-color" content="${sky}" media="(prefers-color-scheme: ${theme})" />`,
      );
  });

  const tones = ["green", "blue", "teal", "primary", "red", "default"].map((tone) => `tone-${tone}`);
  const grounds = ["page", "card", "hover", "away"];
  const texts: [string, string[]][] = [
    ["ink", [...grounds, "plum-soft", "plum-line", "orange-soft"]],
    ["ink-quiet", [...grounds, "plum-soft", "orange-soft"]],
    ["plum", [...grounds, "plum-soft", "plum-line", "orange-soft", "sky"]],
    ["orange-text", [...grounds, "plum-soft", "orange-soft"]],
    ["error", [...grounds, "plum-soft"]],
    ["card", ["control", "plum"]],
    ["on-orange", ["orange", "orange-hover"]],
    ["on-foot", ["foot"]],
    ["foot-quiet", ["foot"]],
    ["orange", ["foot"]],
    ["on-message", ["done", "failed"]],
    ["print", ["paper"]],
    ...tones.map((tone): [string, string[]] => [`${tone}-text`, [`${tone}-surface`, ...grounds]]),
  ];
  const marks: [string, string[]][] = [
    ["line-control", [...grounds, "plum-soft"]],
    ["control", [...grounds, "plum-soft", "orange-soft", "plum-line"]],
    ["drawn-line", ["orange-soft", "drawn-paper", "drawn-peach", "card", "page"]],
    ["tone-green-border", ["card", "orange-soft"]],
    ...tones.map((tone): [string, string[]] => [`${tone}-border`, [`${tone}-surface`, "card"]]),
  ];

  describe.each(Object.entries(themes))("those of the %s", (_, theme) => {
    it.each(texts)("let %s be read: 4.5 to 1 (SHELL-OP14)", (text, on) => {
      expect(tooPale(theme, text, on, 4.5)).toEqual([]);
    });

    it.each(marks)("let %s be seen: 3 to 1 (SHELL-OP14)", (mark, on) => {
      expect(tooPale(theme, mark, on, 3)).toEqual([]);
    });

    it.each(tones)("let %s be read on its surface: 6 to 1", (tone) => {
      expect(tooPale(theme, `${tone}-text`, [`${tone}-surface`], 6)).toEqual([]);
    });
  });

  it("are dark in the dark, yet no black, and paper and the primary colour are as they were (SHELL-OP14, SHELL-39)", () => {
    const { dark } = themes;
    expect(luminance(dark.page)).toBeLessThan(0.02);
    expect(luminance(dark.page)).toBeGreaterThan(0.005);
    expect(luminance(dark.card)).toBeGreaterThan(luminance(dark.page));
    expect([dark.paper, dark.print, dark.orange]).toEqual(["#ffffff", "#000000", "#ff9e1b"]);
  });

  it("are those of the pages that the API writes by itself", () => {
    const [day = "", night = ""] = read("../../api/src/features/myData/readablePage.ts").split(
      "@media screen and (prefers-color-scheme:dark)",
    );
    for (const [text, theme] of [
      [day, themes.light],
      [night, themes.dark],
    ] as const) {
      const named = [...text.matchAll(/#[\da-f]{6}|#fff\b/g)].map(([colour]) =>
        colour === "#fff" ? "#ffffff" : colour,
      );
      expect(named).not.toEqual([]);
      expect(named.filter((colour) => !Object.values(theme).includes(colour))).toEqual([]);
    }
  });
});

const tooPale = (theme: Roles, role: string, grounds: readonly string[], least: number) =>
  grounds
    .map((ground) => ({ ground, ratio: contrast(theme[role], theme[ground]) }))
    .filter(({ ratio }) => !(ratio >= least))
    .map(({ ground, ratio }) => `${role} on ${ground}: ${ratio.toFixed(2)}`);

// WCAG 2.2, “contrast ratio” and “relative luminance”.
function contrast(one: string | undefined, other: string | undefined): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour = ""): number {
  const [, ...parts] = /^#(..)(..)(..)$/.exec(colour) ?? [];
  const [red = Number.NaN, green = 0, blue = 0] = parts.map((part) => {
    const share = Number.parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
