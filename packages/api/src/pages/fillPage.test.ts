import { unknownPage } from "@ribambelle/domain/agency/page";
import { aShownAgency } from "@ribambelle/domain/testing/agency";
import { describe, expect, it } from "vitest";
import { fillPage, type PageFacts } from "./fillPage.ts";

const facts: PageFacts = {
  ...unknownPage(),
  lang: "fr",
  session: false,
  agency: aShownAgency(),
  name: "login",
};
const fill = (html: string, given: Partial<PageFacts> = {}, contents = {}) =>
  fillPage(html, { ...facts, ...given }, contents);
const block = '<script type="application/json" id="page">__PAGE__</script>';
const factsIn = (html: string) => JSON.parse(/id="page">(.*?)<\/script>/s.exec(html)?.[1] ?? "");

describe("the tokens of a page", () => {
  it("are filled with what the server knows", () => {
    const html = '<html lang="__LANG__" data-session="__SESSION__"><a href="__SIGN_UP_URL__">__MESSAGE__</a>';
    expect(fill(html, { lang: "en", session: true, message: "Bonjour" })).toBe(
      '<html lang="en" data-session="yes"><a href="https://public.example/inscription/compte">Bonjour</a>',
    );
    expect(fill("__SESSION__")).toBe("no");
  });

  it.each([
    ["</p><script>alert(1)</script>", "&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;"],
    [`" onfocus="alert(1)`, "&quot; onfocus=&quot;alert(1)"],
    ["' onfocus='alert(1)", "&#39; onfocus=&#39;alert(1)"],
    ["&amp; &lt;", "&amp;amp; &amp;lt;"],
    ["$& $1 $` $'", "$&amp; $1 $` $&#39;"],
  ])("show %j as it is, in a text and in an attribute", (message, escaped) => {
    expect(fill('<p title="__MESSAGE__">__MESSAGE__</p>', { message })).toBe(
      `<p title="${escaped}">${escaped}</p>`,
    );
  });

  it.each(["__REDIRECT_URL__", "__PAGE__", "__LANG__", "____MESSAGE____", "__MESSAGE__"])(
    "leave a value that looks like one alone: %s",
    (message) => {
      const given = { message, redirectUrl: "/secret", lang: "en" };
      expect(fill("<p>__MESSAGE__</p>", given)).toBe(`<p>${message}</p>`);
      expect(factsIn(fill(block, given)).message).toBe(message);
    },
  );

  it.each([
    [{ name: "Ribambelle" }, "plain"],
    [{ name: "Ribambelle", logoFitsDark: false }, "plain on-paper"],
    [{ name: "Vingt lettres, espace" }, "long"],
    [{ name: "Vingt lettres, espace", logoShowsName: true }, "named"],
  ])(
    "say how the name stands beside the logo, with the logo on paper in the dark or not: %j, %s",
    (known, shape) => {
      expect(fill("__LOGO__", { agency: aShownAgency(known) })).toBe(shape);
    },
  );

  it("keep what is no token", () => {
    const html = "__UNKNOWN__ __lang__ _LANG_ __LANG _____ __constructor__ __PROTO__ a__b";
    expect(fill(html)).toBe(html);
  });

  it.each([
    ["", "", ""],
    ["/client/contrats", "/client/contrats", "redirectUrl=%2Fclient%2Fcontrats"],
    ['/a?b=1&c="2"#d', "/a?b=1&amp;c=&quot;2&quot;#d", "redirectUrl=%2Fa%3Fb%3D1%26c%3D%222%22%23d"],
    ["/l'été", "/l&#39;été", "redirectUrl=%2Fl&#39;%C3%A9t%C3%A9"],
  ])("write the target %j as a field and as a query", (redirectUrl, field, query) => {
    expect(fill("__REDIRECT_URL__|__REDIRECT_QUERY__", { redirectUrl })).toBe(`${field}|${query}`);
  });
});

it("a legal page holds its text once, with its language", () => {
  const legal = { lang: "fr", html: "<h1>Cookies</h1><p>__AGENCY_NAME__</p>" } as const;
  const html = fill(
    `<article lang="__LEGAL_LANG__">__LEGAL_TEXT__</article>${block}`,
    { lang: "en" },
    { legal },
  );
  expect(html).toContain('<article lang="fr"><h1>Cookies</h1><p>__AGENCY_NAME__</p></article>');
  expect(html.match(/Cookies/g)).toHaveLength(1);
});

it("a drawn page holds its parts as they were drawn, whatever they look like", () => {
  const drawn = {
    title: "Garde <1> – Agence",
    html: "<p>__MESSAGE__ &lt;b&gt;</p>",
    answers: { day: "2026-11-22", queries: [[["a"], "</script><b>__TITLE__"]] },
    files: { styles: "a{}", held: "/a.css", scripts: '<link rel="modulepreload" href="/a.js">' },
  };
  const places =
    '<title>__TITLE__</title><style data-holds="__HELD__">__STYLES__</style><template>__SCRIPTS__</template><div>__DRAWN__</div><script id="answers">__ANSWERS__</script>';
  const html = fill(places, { message: "non" }, { drawn });
  expect(html).toContain("<title>Garde &lt;1&gt; – Agence</title>");
  expect(html).toContain(
    '<style data-holds="/a.css">a{}</style><template><link rel="modulepreload" href="/a.js"></template><div><p>__MESSAGE__ &lt;b&gt;</p></div>',
  );
  expect(html.match(/<\/?script/gi)).toHaveLength(2);
  expect(JSON.parse(/answers">(.*?)<\/script>/s.exec(html)?.[1] ?? "")).toEqual(drawn.answers);
});

describe("the data block for the script", () => {
  it.each([
    ["</script><script>alert(1)</script>"],
    ["<!--<script>"],
    ["]]> \u2028 \u2029 \\ \" ' \0"],
    ["</SCRIPT >"],
    ["\u{1f9d2} é \ud83d"],
  ])("gives back %j and cannot be left", (message) => {
    const html = fill(block, { message });
    expect(html.match(/<\/?script/gi)).toHaveLength(2);
    expect(html).not.toContain("<!--");
    expect(factsIn(html).message).toBe(message);
  });

  it("holds the facts, without the language, which the page has already", () => {
    const { lang: _, ...others } = facts;
    expect(factsIn(fill(block))).toEqual(others);
  });
});
