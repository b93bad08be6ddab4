import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import {
  unsubscribePageOf,
  unsubscribePages,
  unsubscribePath,
} from "@ribambelle/domain/optIns/unsubscribing";

const publicPages = {
  "/login": "login",
  "/erreur": "error",
  "/reinitialisation-mot-de-passe": "reset-password",
  "/notfound": "not-found",
  "/cookies": "cookies",
  "/hors-ligne": "offline",
  [unsubscribePath]: unsubscribePageOf({ state: "unknown" }),
};
const pageNames = [
  "login",
  "error-plain",
  "error-message",
  "error-sign-in",
  "reset-password",
  "not-found",
  "cookies",
  "offline",
  "mailbox",
  ...unsubscribePages.keys(),
];
const page = (name: string, language: string) => `<!doctype html>
<html lang="__LANG__" data-session="__SESSION__"><title>${name === "mailbox" ? "__TITLE__" : name} ${language}</title>
${name === "mailbox" ? "<main>__DRAWN__</main>" : ""}<article lang="__LEGAL_LANG__">__LEGAL_TEXT__</article>
<input name="redirectUrl" value="__REDIRECT_URL__"><a href="/login?__REDIRECT_QUERY__">__MESSAGE__</a>
<script type="application/json" id="page">__PAGE__</script></html>
`;

// Draws the name of who asks; what else it does stands in the address.
const draw = `export async function draw(address, { ask, locale, now, page, origin }) {
  const { searchParams } = new URL(address, origin);
  const wish = searchParams.get("draw");
  if (wish === "redirect") return { redirect: "/accueil" };
  if (wish === "broken") throw new Error("a component is broken");
  if (wish === "never") await new Promise(() => {});
  const headers = new Headers({ accept: "application/json", "accept-language": locale });
  const method = wish === "change" ? "POST" : "GET";
  const answer = await ask(wish === "missing" ? "/api/v1/nowhere" : "/api/v1/Authentication/GetMyInformation", { method, headers });
  const me = await answer.json();
  return {
    path: "/accueil",
    title: "drawn " + locale,
    html: "<h1>" + me.displayName + "</h1><p>" + page.name + " " + now.toISOString() + "</p>",
    answers: { queries: [[["me"], me]] },
  };
}
`;

/** The script of the test's web build, in `/assets/`. */
export const testScript = {
  name: "app-a1b2c3.js",
  content: "export const greeting = 'bonjour';\n".repeat(100),
};

const homeStyles = { name: "home.css", content: "main{}" };

/** An image of it. */
export const testImage = { name: "chain-1a2b3c4d.svg", content: '<svg xmlns="http://www.w3.org/2000/svg"/>' };

/** Writes a small web build as packages/web would; `remove()` takes it away. */
export function writeTestWebBuild(): { folder: string; remove(): void } {
  const parent = mkdtempSync(join(tmpdir(), "ribambelle-web-"));
  const folder = join(parent, "dist");
  mkdirSync(join(folder, "pages"), { recursive: true });
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(parent, "secret.txt"), "secret beside the build");
  writeFileSync(join(folder, "secret.txt"), "secret in the build");
  const app = ["/", "/accueil", "/client/contrats", "/client/questionnaire-client/$surveyType"];
  writeFileSync(
    join(folder, "pages.json"),
    JSON.stringify({
      public: publicPages,
      app,
      files: { "/accueil": { styles: ["/assets/home.css"], scripts: "<!--scripts of home-->" } },
    }),
  );
  writeFileSync(
    join(folder, "drawn.html"),
    `<html lang="__LANG__" data-session="__SESSION__"><title>__TITLE__</title><style data-holds="__HELD__">__STYLES__</style><template>__SCRIPTS__</template><div id="root">__DRAWN__</div>
<script type="application/json" id="answers">__ANSWERS__</script>
<script type="application/json" id="page">__PAGE__</script></html>`,
  );
  mkdirSync(join(folder, "server"));
  writeFileSync(join(folder, "server", "package.json"), '{ "type": "module" }');
  writeFileSync(join(folder, "server", "draw.js"), draw);
  writeFileSync(join(folder, "service-worker.js"), 'const version = "__VERSION__";\n');
  writeFileSync(join(folder, "service-worker-leaving.js"), "// leave\n");
  writeFileSync(join(folder, "app.html"), page("app", "any"));
  for (const name of pageNames) {
    for (const language of ["fr", "en"]) {
      writeFileSync(join(folder, "pages", `${name}.${language}.html`), page(name, language));
    }
  }
  for (const { name, content } of [testScript, testImage, homeStyles]) {
    const asset = join(folder, "assets", name);
    writeFileSync(asset, content);
    writeFileSync(`${asset}.br`, brotliCompressSync(content));
    writeFileSync(`${asset}.gz`, gzipSync(content));
  }
  return { folder, remove: () => rmSync(parent, { recursive: true }) };
}
