import { accounts } from "./accounts.ts";
import { isKept, noteArrival } from "./arrival.ts";
import {
  addresses,
  clientOf,
  filesNamedFor,
  pathsOfThings,
  roles,
  type Thing,
  thingAt,
  thingsIn,
} from "./everyPage.ts";
import { expect, test } from "./journey.ts";
import { expectTakenOver, holdScripts, visit, visitDrawn, watchErrors } from "./portal.ts";
import { mostFilesOf, mostHtmlOf, mostNext, mostOfCore, sizesOf, sum, textOf, weightOf } from "./weights.ts";

const isDrawn = (html: string) => html.includes('id="answers"');

/** True for a script with calls or pages of the agency's own: families and babysitters fetch none (AGUI-34). */
const isOfAgency = (name: string) =>
  /\/Agency\/(?!Desk)|\/agence\/(?!mon-compte|securite|\$)/.test(textOf(name));

const babysitters = "/agence/intervenants";

/** The tab that only a babysitter has, of the first one in their list: the first person whom another page leads to is a parent. */
function profileOfFirst(html: string): Thing {
  const person = thingsIn(html).find(({ kind }) => kind === "/agence/personnes/$id");
  if (!person) throw new Error(`no babysitter in ${babysitters}`);
  const kind = `${person.kind}/profil`;
  return { kind, path: "/agence/personnes/$id/$onglet", address: `${person.address}/profil` };
}

test("every page arrives drawn, whole and within its weight, for each role that may see it (DRAWN-01, SPACE-22, AGUI-34)", async () => {
  const drawn = new Set<string>();
  const tooHeavy: (string | number)[][] = [];
  const weights = new Map<string, number>();
  const named: (readonly string[])[] = [];
  let ownFiles: readonly string[] = [];
  for (const account of roles) {
    const client = await clientOf(account);
    const ofHome = await client.get(account === accounts.agency ? "/agence" : "/accueil");
    const home = weightOf(await ofHome.text()).files;
    ownFiles = [...home.keys()];
    // One of each kind of thing that a page leads to is looked at after those that stand by themselves.
    const left = new Map(addresses.map((address) => [address, thingAt(address)]));
    for (const thing of left.values()) {
      const { path, kind, address } = thing;
      const answer = await client.get(address);
      const html = await answer.text();
      // Another role's page, or a passage, leads elsewhere at once.
      if (answer.status() === 303) continue;
      expect([account.userName, address, answer.status(), isDrawn(html)]).toEqual([
        account.userName,
        address,
        200,
        true,
      ]);
      expect(html, address).toMatch(/<title>[^<]+ – [^<]+<\/title>/);
      expect(html, address).toMatch(/<h1[ >]/);
      expect(html, address).not.toMatch(/aria-busy="true"/);
      for (const other of thingsIn(html)) if (!left.has(other.kind)) left.set(other.kind, other);
      if (path === babysitters) {
        const profile = profileOfFirst(html);
        left.set(profile.kind, profile);
      }
      const { html: ofHtml, files } = weightOf(html);
      // Without its styles from the start it would be drawn twice, and jump.
      expect([...files.keys()], address).toEqual(expect.arrayContaining([...filesNamedFor(thing)]));
      if (account !== accounts.agency)
        for (const name of files.keys())
          if (name.endsWith(".js")) expect(isOfAgency(name), `${address}: ${name}`).toBe(false);
      const scripts = [...files].filter(([name]) => name.endsWith(".js"));
      for (const [name, size] of scripts) weights.set(name, size);
      named.push(scripts.map(([name]) => name));
      const ofFiles = sum(files.values());
      const added = scripts.filter(([name]) => !home.has(name));
      const next = sum(added.map(([, size]) => size));
      if (ofHtml > mostHtmlOf(kind) || ofFiles > mostFilesOf(kind) || next > mostNext)
        tooHeavy.push([account.userName, kind, ofHtml, ofFiles, next]);
      drawn.add(path);
    }
    await client.dispose();
  }
  expect(tooHeavy).toEqual([]);
  const core = [...weights].filter(([name]) => named.every((names) => names.includes(name)));
  expect(sum(core.map(([, size]) => size))).toBeLessThanOrEqual(mostOfCore);
  const passages = ["/", "/popup-redirect"];
  // In the demonstration nothing waits for the agency’s own signature: its page is weighed by what the build names for it.
  const undrawn = "/agence/signature/$id";
  const all = [...addresses, ...pathsOfThings];
  expect(all.filter((path) => !drawn.has(path) && !passages.includes(path))).toEqual([undrawn]);
  const own = ownFiles.filter((name) => !filesNamedFor(thingAt("/agence")).includes(name));
  const ofUndrawn = sum(sizesOf([...own, ...filesNamedFor(thingAt(undrawn))]).values());
  expect(ofUndrawn).toBeLessThanOrEqual(mostFilesOf(undrawn));
});

test("two people whose pages are drawn in turn never see each other’s name (DRAWN-02)", async () => {
  const names = ["Camille Martin-Lefèvre", "Anne Garnier"];
  const clients = await Promise.all([clientOf(accounts.parent), clientOf(accounts.parentWithout)]);
  const own = await Promise.all(
    clients.map(async (client) => nameIn(await (await client.get("/accueil")).text())),
  );
  expect(new Set(own).size).toBe(names.length);
  for (let turn = 0; turn < 25; turn += 1) {
    const pages = await Promise.all(
      Array.from({ length: 8 }, async (_, place) => {
        const html = await (await clients[place % 2]?.get("/accueil"))?.text();
        return [place % 2, html ?? ""] as const;
      }),
    );
    for (const [who, html] of pages) {
      expect(isDrawn(html)).toBe(true);
      expect(nameIn(html)).toBe(own[who]);
      expect(html).not.toContain(own[1 - who]);
    }
  }
  for (const client of clients) await client.dispose();
});

const nameIn = (html: string) =>
  /<h1[^>]*>(?:Bonjour )?([^<]+)<\/h1>/.exec(html)?.[1]?.replace("Bonjour ", "") ?? "";

test("what was typed before a reload is there again, over the page that was drawn without it (DRAWN-01)", async ({
  page,
}) => {
  const errors = watchErrors(page);
  page.on("dialog", (dialog) => void dialog.accept());
  await visit(page, accounts.babysitter, "/intervenant/profil");
  await page.getByRole("button", { name: /^(Modifier|Remplir)\s: Langues parlées$/ }).click();
  const form = page.getByRole("form", { name: "Langues parlées" });
  const first = form.getByRole("checkbox").first();
  const was = await first.isChecked();
  await first.setChecked(!was);
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).some((key) => key.startsWith("draft:"))))
    .toBe(true);
  await page.reload();
  await expect(form.getByRole("checkbox").first()).toBeChecked({ checked: !was });
  expect(errors).toEqual([]);
});

test("a language that only the browser remembers is the page’s in the end (DRAWN-01, I18N-06)", async ({
  page,
}) => {
  const errors = watchErrors(page);
  await page.addInitScript(() => localStorage.setItem("locale", "en"));
  await visit(page, accounts.parent, "/client/contrats");
  await expect(page.getByRole("heading", { level: 1, name: "Your contracts" })).toBeVisible();
  expect(errors).toEqual([]);
});

test("a page that was drawn before midnight is drawn anew after it (DRAWN-01)", async ({ page }) => {
  const errors = watchErrors(page);
  await noteArrival(page);
  await page.clock.setFixedTime(Date.now() + 86_400_000);
  await visit(page, accounts.babysitter, "/intervenant/profil");
  await expectTakenOver(page);
  expect(await isKept(page)).toBe(false);
  await expect(page.getByRole("heading", { name: "Disponibilités" })).toBeVisible();
  expect(errors).toEqual([]);
});

test("a drawn page can be read and followed when its script does not come (DRAWN-01)", async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await visitDrawn(page, accounts.parent, "/accueil");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Contrats/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Vos contrats" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Garde simple" }).first()).toBeVisible();
});

test("a tap before the script is answered where what somebody typed before draws the page anew (DRAWN-01)", async ({
  page,
}) => {
  await visit(page, accounts.parent, "/client/parrainage");
  await page.getByLabel("Prénom").fill("Zoé");
  const letGo = await holdScripts(page);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload({ waitUntil: "commit" });
  // Nothing shows, and no frame is made, before the script that keeps what is typed.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const email = page.getByLabel("Adresse e-mail");
  await email.fill("zoe@example.org");
  await page.getByRole("button", { name: /^Notifications/ }).click();
  letGo();
  await expect(page.getByRole("button", { name: "Tout marquer comme lu" })).toBeVisible();
  await expect(email).toHaveValue("zoe@example.org");
  await expect(page.getByLabel("Prénom")).toHaveValue("Zoé");
});

test("whoever reads on before the script comes stays where they are when it takes the page over (DRAWN-01)", async ({
  page,
}) => {
  await visit(page, accounts.parent, "/client/parametres");
  const letGo = await holdScripts(page);
  await page.goto("/client/parametres?lang=fr", { waitUntil: "commit" });
  const link = page.getByRole("link", { name: "Sécurité du compte" });
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(500);
  letGo();
  await expectTakenOver(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  // From there on each page begins at its top, and is found again where it was left.
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: "Sécurité du compte" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});
