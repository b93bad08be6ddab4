import type { Page } from "@playwright/test";
import { accounts } from "./accounts.ts";
import { expect, test } from "./journey.ts";
import {
  expectAccessible,
  expectFits,
  expectNoSidewaysScroll,
  expectNoSidewaysScrollAnywhere,
  sendCredentials,
  visit,
  watchErrors,
} from "./portal.ts";

const profile = "/intervenant/profil";
const words = (count: number) => "Bonjour les enfants ".repeat(count).trim();
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const pencil = (page: Page, name: string) =>
  section(page, name).getByRole("button", { name: new RegExp(`^(Modifier|Remplir)\\s: ${name}$`) });

/** Moves the focus by the Tab key until it is on something of this name. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let steps = 0; steps < 60; steps++) {
    const focused = page.locator(":focus");
    if ((await focused.count()) > 0 && (await named(focused, name))) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the focus never comes to ${String(name)}`);
}

async function named(element: ReturnType<Page["locator"]>, name: string | RegExp): Promise<boolean> {
  const snapshot = await element.ariaSnapshot();
  const [, said = ""] = /"(.*)"/.exec(snapshot) ?? [];
  return typeof name === "string" ? said === name : name.test(said);
}

/** Opens a section by its pencil with the keyboard alone. */
async function edit(page: Page, name: string): Promise<void> {
  await pencil(page, name).focus();
  await page.keyboard.press("Enter");
  await expect(section(page, name).locator("form :focus")).toBeVisible();
}

/** Confirms with the keyboard alone, and waits until the section is read again. */
async function confirm(page: Page, name: string): Promise<void> {
  await tabTo(page, "Enregistrer");
  await page.keyboard.press("Enter");
  await expect(pencil(page, name)).toBeFocused();
}

/** How many pixels wide the photo is that the browser has loaded; 0 when it has not. */
const loadedWidth = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("img", { name: /^Photo de / })
    .evaluate((image: HTMLImageElement) => image.naturalWidth);

// Both windows run at the same time, each with a person of its own; in each, one journey comes after the other, or they
// would meet each other's changes.
const accountOf = ({ name }: { name: string }) =>
  name === "phone" ? accounts.babysitterWithout : accounts.interviewed;
test.describe.configure({ mode: "default" });

test(
  "fills sections with the keyboard alone, and finds them kept (PROF-10, PROF-12, PROF-36, PROF-38)",
  { tag: "@both" },
  async ({ page }, { project }) => {
    test.slow();
    const account = accountOf(project);
    const errors = watchErrors(page);
    await visit(page, account, profile);
    await expect(page.getByRole("heading", { level: 1, name: "Votre profil" })).toBeVisible();

    await edit(page, "Fréquence recherchée");
    const regular = page.getByRole("checkbox", { name: "Régulièrement" });
    await expect(regular).toBeFocused();
    if (!(await regular.isChecked())) await page.keyboard.press("Space");
    await confirm(page, "Fréquence recherchée");
    await expect(section(page, "Fréquence recherchée").getByText("Régulièrement")).toBeVisible();

    await edit(page, "Disponibilités");
    await tabTo(page, /Ajouter un créneau le mercredi/i);
    await page.keyboard.press("Enter");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("1337");
    await page.keyboard.press("Tab");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("18h");
    await expectAccessible(page, "editing the week");
    await expectNoSidewaysScroll(page);
    await confirm(page, "Disponibilités");
    await expect(
      section(page, "Disponibilités")
        .getByText(/13\sh\s30 à 18\sh/)
        .first(),
    ).toBeAttached();

    await edit(page, "Langues parlées");
    await tabTo(page, "Italien");
    if (!(await page.getByRole("checkbox", { name: "Italien" }).isChecked()))
      await page.keyboard.press("Space");
    await confirm(page, "Langues parlées");
    await page.reload();
    await expect(section(page, "Langues parlées").getByText("Italien")).toBeVisible();
    await expectAccessible(page, "filled");
    await expectNoSidewaysScroll(page);
    expect(errors).toEqual([]);
  },
);

test("signs in again in the middle of a section and finds what was typed (PROF-OP19)", async ({ page }, {
  project,
}) => {
  const account = accountOf(project);
  // The save is to find out: what the bell asks for by itself could do so first.
  await page.route("**/api/v1/Notification/**", (route) => route.abort());
  await visit(page, account, profile);
  await pencil(page, "Langues parlées").click();
  const dutch = page.getByRole("checkbox", { name: "Néerlandais" });
  await dutch.setChecked(!(await dutch.isChecked()));
  const typed = await dutch.isChecked();
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page).toHaveURL(/\/login\?redirectUrl=%2Fintervenant%2Fprofil$/);
  await expect(page.getByText("Votre session a expiré. Merci de vous reconnecter.")).toBeVisible();
  await sendCredentials(page, account);
  await expect(page).toHaveURL(new RegExp(`${profile}$`));
  await expect(dutch).toBeChecked({ checked: typed });
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(pencil(page, "Langues parlées")).toBeFocused();
});

test("the second of two tabs is told what the first has saved, and nothing is lost (PROF-OP18)", async ({
  page,
  context,
}, { project }) => {
  const account = accountOf(project);
  await visit(page, account, profile);
  await pencil(page, "Déplacements").click();
  const licence = page.getByRole("checkbox", { name: "J’ai le permis de conduire" });
  await licence.setChecked(!(await licence.isChecked()));

  const other = await context.newPage();
  await other.goto(profile);
  await pencil(other, "Déplacements").click();
  const convey = other.getByRole("checkbox", { name: "Je peux conduire des enfants" });
  await convey.setChecked(!(await convey.isChecked()));
  await other.getByRole("button", { name: "Enregistrer" }).click();
  await expect(pencil(other, "Déplacements")).toBeFocused();

  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Cette section a changé entre-temps")).toBeVisible();
  await expectFits(page, "changed meanwhile");
  await page.getByRole("button", { name: "Remplacer par ma saisie" }).click();
  await expect(pencil(page, "Déplacements")).toBeFocused();
});

test("writes an advert, publishes it, sees it as families do and withdraws it (PROF-22, PROF-30, PROF-31)", async ({
  page,
}, { project }) => {
  const account = accountOf(project);
  const errors = watchErrors(page);
  await visit(page, account, "/intervenant/profil");
  const advert = page.getByRole("region", { name: "Annonce", exact: true });
  await advert.getByRole("button", { name: /^(Modifier|Remplir)\s: Annonce$/ }).click();
  await advert.getByLabel("Titre de l’annonce").fill("Douceur et énergie après l’école");
  await advert.getByLabel("Description").fill(`${words(10)}\nAppelez le 06 39 98 12 34.`);
  await expect(advert.getByText(/^Votre texte contient un moyen de vous joindre/)).toBeVisible();
  await expectFits(page, "writing");
  await advert.getByRole("button", { name: "Enregistrer" }).click();
  await expect(advert.getByText("Douceur et énergie après l’école")).toBeVisible();

  const published = page.getByRole("switch", { name: "Publier mon annonce" });
  await expect(published).not.toBeChecked();
  await expect(page.getByText(/^Les familles ne voient pas votre profil/)).toBeVisible();
  await published.click();
  await expect(page.getByText(/^Votre annonce est publiée/)).toBeVisible();
  await expectFits(page, "published");
  await page.getByRole("link", { name: "Voir ce que voient les familles" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ce que voient les familles" })).toBeFocused();
  await expect(page.getByText("Votre profil est visible par les familles sur le site public.")).toBeVisible();
  await expect(page.getByText(/Appelez le •••/)).toBeVisible();
  await expectFits(page, "preview");

  await page.getByRole("link", { name: "Revenir à votre profil" }).click();
  await published.click();
  await expect(page.getByText(/^Votre annonce n’est plus publiée/)).toBeVisible();
  await page.reload();
  await expect(published).not.toBeChecked();
  expect(errors).toEqual([]);
});

test(
  "chooses a photo, frames it, finds it waiting after a reload, and deletes it (AVATAR-09, AVATAR-10, AVATAR-11, AVATAR-12)",
  { tag: "@both" },
  async ({ page }, { project }) => {
    // One has no photo yet, the other’s was refused.
    const isFirst = project.name === "phone";
    const account = accountOf(project);
    const errors = watchErrors(page);
    await visit(page, account, "/intervenant/profil");
    const main = page.getByRole("main");
    const dialog = page.getByRole("dialog", { name: "Votre photo" });
    if (!isFirst) await expect(main.getByText(/où l’on voit bien votre visage/)).toBeVisible();
    await main.getByRole("button", { name: isFirst ? "Ajouter une photo" : "Modifier la photo" }).click();
    await expectAccessible(page, "dialog");
    const buffer = await page.screenshot({ type: "png" });
    const choose = dialog.getByLabel(/^Choisir une (autre )?photo$/);
    await choose.setInputFiles({ name: "moi.png", mimeType: "image/png", buffer });
    await expect(dialog.getByRole("region", { name: "Cadrage de la photo" })).toBeFocused();
    await dialog.getByRole("slider", { name: "Zoom" }).press("End");
    await expectAccessible(page, "framing");
    await expectNoSidewaysScroll(page);
    await dialog.getByRole("button", { name: "Enregistrer la photo" }).click();

    await expect(main.getByText("En attente de validation", { exact: true })).toBeVisible();
    await expect(main.getByRole("button", { name: "Modifier la photo" })).toBeFocused();
    await expect.poll(() => loadedWidth(page)).toBeGreaterThan(0);
    await page.reload();
    await expect(main.getByText("En attente de validation", { exact: true })).toBeVisible();
    await expect.poll(() => loadedWidth(page)).toBeGreaterThan(0);
    await expectAccessible(page, "waiting");

    await main.getByRole("button", { name: "Modifier la photo" }).click();
    await dialog.getByRole("button", { name: "Supprimer la photo" }).click();
    await dialog.getByRole("button", { name: "Supprimer la photo" }).click();
    await expect(main.getByRole("button", { name: "Ajouter une photo" })).toBeFocused();
    await page.reload();
    await expect(main.getByRole("button", { name: "Ajouter une photo" })).toBeVisible();
    expect(errors).toEqual([]);
  },
);

test("whatever is typed is shown as text: nothing of it runs, in the profile, in what families see, or from an address (PROF-31, PROF-63, ROUTE-OP10)", async ({
  page,
}, { project }) => {
  const account = accountOf(project);
  const errors = watchErrors(page);
  page.on("dialog", (dialog) => {
    errors.push(dialog.message());
    void dialog.dismiss();
  });
  const attacks = [
    `<img src=x onerror="alert('image')">`,
    `<script>alert('script')</script>`,
    `"><svg onload="alert('svg')">`,
    `<a href="javascript:alert('link')">ici</a>`,
  ];
  // What turns the direction of what follows, and what nobody sees, is not kept.
  const typed = `\u202e${attacks.join("\u200b ")} ${words(9)}`;
  const shown = page.getByRole("main").getByText(`${attacks.join(" ")} Bonjour`);
  await visit(page, account, profile);
  await pencil(page, "Annonce").click();
  await page.getByLabel("Titre de l’annonce").fill(`${attacks[2]} douceur et patience`);
  await section(page, "Annonce").getByLabel("Description").fill(typed);
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(pencil(page, "Annonce")).toBeFocused();
  await expect(shown).toHaveCount(1);
  // Who was interviewed has experiences that nobody changes any more.
  const mayTell = project.name === "phone";
  if (mayTell) {
    await page.getByRole("button", { name: "Ajouter une expérience" }).click();
    await section(page, "Expériences").getByLabel("Description").fill(typed);
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(section(page, "Expériences").getByRole("form")).toHaveCount(0);
    await expect(shown).toHaveCount(2);
  }
  await expectNoSidewaysScrollAnywhere(page);
  await page.goto(`${profile}/apercu`);
  await expect(shown).toHaveCount(mayTell ? 2 : 1);
  await expectNoSidewaysScrollAnywhere(page);
  for (const attack of attacks) {
    await page.goto(`/erreur?message=${encodeURIComponent(attack)}`);
    await expect(page.getByText(attack)).toHaveCount(0);
    await expect(page.getByRole("main").locator("img, script, a[href^='javascript']")).toHaveCount(0);
  }
  await page.goto(`/login?redirectUrl=${encodeURIComponent("javascript:alert('address')")}`);
  await expect(page).toHaveURL(/\/accueil$/);
  expect(errors).toEqual([]);
});
