import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import type { SponsorshipOffer } from "@ribambelle/domain/sponsorship/sponsorship";
import {
  getMySponsorshipOffers,
  inviteAsBabysitter,
  inviteAsParent,
} from "@ribambelle/domain/sponsorship/sponsorship.api";
import { sponsorshipRefusals } from "@ribambelle/domain/sponsorship/sponsorship.texts";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { setLocale } from "../../client/locale.tsx";
import { answerCalls } from "../../testing/answers.ts";
import { openApp, serverSays } from "../../testing/openApp.tsx";
import { expectOutline } from "../../testing/outline/outline.ts";
import { aBabysitter, aParent } from "../../testing/people.ts";
import { showPublicPage } from "../../testing/showPublicPage.tsx";
import { ApartPicture, MissingPicture } from "../../ui/pictures/pictures.tsx";
import { RefusalPage } from "./refusal/RefusalPage.tsx";

const field = (name: string) => page.getByRole("textbox", { name });
const send = page.getByRole("button", { name: "Envoyer l’invitation" });
const items = page.getByRole("list", { name: "Vos parrainages" }).getByRole("listitem");
const codes = { facebookCode: "ffff", twitterCode: "tttt", directLinkCode: "dddd" };
const link = (code: string) => `https://public.example/inscription/compte?codeParrainage=${code}`;
const offer = (given: Partial<SponsorshipOffer> = {}): SponsorshipOffer => ({
  lastName: "Dubois",
  firstName: "Léa",
  email: "lea@example.org",
  state: 0,
  sentAt: "2026-11-20T10:00:00.000Z",
  joinedAt: null,
  ...given,
});

function answering(offers: SponsorshipOffer[] = [], user = aParent()) {
  const network = answerCalls();
  serverSays({});
  network.gives(getMyInformation, user);
  network.gives(getMySponsorshipOffers, { ...codes, sponsorshipOffers: offers });
  return network;
}

function open(offers: SponsorshipOffer[] = [], user = aParent()) {
  const network = answering(offers, user);
  openApp(user.role === "Parent" ? "/client/parrainage" : "/intervenant/parrainage");
  return network;
}

describe("the invitation", () => {
  test.each([
    [aParent(), inviteAsParent, "/CustomerSponsorship/", { Role: "Parent" }, "SPONSOR-08, ROUTE-20"],
    [aBabysitter(), inviteAsBabysitter, "/BabysitterSponsorship/", {}, "SPONSOR-07, ROUTE-37"],
  ] as const)(
    "is sent once, confirmed, and the list is loaded again (SPONSOR-01, SPONSOR-02, SPONSOR-03, SPONSOR-11)",
    async (user, endpoint, feature, role, _) => {
      expect(endpoint.path).toBe(`${feature}CreateMySponsorshipEmailOffer`);
      const network = open([], user);
      const { answer } = network.holds(endpoint);
      await field("Prénom").fill(" Léa ");
      await field("Nom").fill("Dubois");
      await field("Adresse e-mail").fill("lea@example.org");
      // Kept for whoever typed it.
      await expect
        .poll(() => sessionStorage.getItem(`draft:${user.userId}:invitation`))
        .toContain("lea@example.org");
      network.gives(getMySponsorshipOffers, { ...codes, sponsorshipOffers: [offer()] });
      // The second click comes while the first is being sent, however slow the machine is.
      await send.dblClick();
      answer(Response.json({}));
      await expect.element(page.getByText("Votre demande de parrainage a bien été envoyée.")).toBeVisible();
      await expect.element(page.getByText("Dubois Léa")).toBeVisible();
      expect(network.callsOf(endpoint).map(({ body }) => body)).toEqual([
        {
          SponsoredPartyFirstName: "Léa",
          SponsoredPartyLastName: "Dubois",
          SponsoredPartyEmail: "lea@example.org",
          ...role,
        },
      ]);
      for (const name of ["Prénom", "Nom", "Adresse e-mail"])
        await expect.element(field(name)).toHaveValue("");
    },
  );

  test("is in the list, though the list had not come before it was sent (SPONSOR-17)", async () => {
    const network = answering();
    const { answer: comeLate } = network.holds(getMySponsorshipOffers);
    openApp("/client/parrainage");
    network.gives(inviteAsParent, {});
    await field("Adresse e-mail").fill("lea@example.org");
    await expect.poll(() => network.callsOf(getMySponsorshipOffers)).toHaveLength(1);
    network.gives(getMySponsorshipOffers, { ...codes, sponsorshipOffers: [offer()] });
    await send.click();
    await expect.element(page.getByText("Dubois Léa")).toBeVisible();
    comeLate(Response.json({ ...codes, sponsorshipOffers: [] }));
    await expect.element(page.getByText("Dubois Léa")).toBeVisible();
    await expectOutline("is-in-the-list-though-the");
  });

  test("says beside each field what is wrong, and sends nothing (SPONSOR-04, SPONSOR-05, ERR-01, ERR-04)", async () => {
    const network = open();
    await send.click();
    await expect.element(field("Adresse e-mail")).toHaveAccessibleDescription("Ce champ est obligatoire");
    await expect.element(field("Adresse e-mail")).toHaveFocus();
    await field("Nom").fill("www.evil.example");
    await field("Adresse e-mail").fill("lea@");
    await userEvent.keyboard("{Enter}");
    await expect
      .element(field("Adresse e-mail"))
      .toHaveAccessibleDescription("Le format de l'email n'est pas valide");
    await expect.element(field("Nom")).toHaveFocus();
    expect(network.callsOf(inviteAsParent)).toEqual([]);
    await expectOutline("says-beside-each-field-what-is");
  });

  test("an invitation to somebody who was invited says so beside the address, and loses nothing (SPONSOR-OP4)", async () => {
    const network = open();
    network.refuses(inviteAsParent, sponsorshipRefusals.alreadyInvited);
    await field("Prénom").fill("Léa");
    await field("Adresse e-mail").fill("lea@example.org");
    await send.click();
    await expect
      .element(field("Adresse e-mail"))
      .toHaveAccessibleDescription("Cette personne a déjà été invitée.");
    await expect.element(field("Prénom")).toHaveValue("Léa");
    network.refuses(inviteAsParent, commonRefusals.tooMany);
    await send.click();
    await expect.element(page.getByText(commonRefusals.tooMany.fr)).toBeVisible();
    await expect.element(field("Adresse e-mail")).toHaveValue("lea@example.org");
    await expectOutline("an-invitation-to-somebody-who-was-invited");
  });

  test("what is typed is found again after a sign-in that was needed meanwhile, and is gone once it is sent (AUTH-OP5)", async () => {
    const network = answering();
    network.gives(inviteAsParent, {});
    const mail = field("Adresse e-mail");
    const kept = () => sessionStorage.getItem("draft:101:invitation");
    const { unmount } = openApp("/client/parrainage");
    await mail.fill("lea@example.org");
    await expect.poll(kept).toContain("lea@example.org");
    unmount();
    openApp("/client/parrainage");
    await expect.element(mail).toHaveValue("lea@example.org");
    await send.click();
    await expect.element(mail).toHaveValue("");
    await expect.poll(kept).toBeNull();
  });

  test("names its sending: the same again after a lost answer, another for another friend (API-OP16)", async () => {
    const network = open();
    network.fails(inviteAsParent);
    await field("Adresse e-mail").fill("lea@example.org");
    await send.click();
    await expect.element(page.getByText(/^Une erreur est survenue lors de l'action\./).first()).toBeVisible();
    await expect.element(field("Adresse e-mail")).toHaveValue("lea@example.org");
    network.gives(inviteAsParent, {});
    await send.click();
    await expect.element(field("Adresse e-mail")).toHaveValue("");
    for (const email of ["tom@example.org", "tom@example.org"]) {
      await field("Adresse e-mail").fill(email);
      await send.click();
      await expect.element(field("Adresse e-mail")).toHaveValue("");
    }
    const [lost, again, ...others] = network
      .callsOf(inviteAsParent)
      .map(({ headers }) => headers.get("Idempotency-Key"));
    expect(lost).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(again).toBe(lost);
    expect(new Set([lost, ...others]).size).toBe(3);
    await expectOutline("names-its-sending-the-same-again-after");
  });

  test("says first what happens to the address, with a link to the privacy page, and promises no reward", async () => {
    open();
    await expect.element(page.getByText(/^Votre proche reçoit un seul e-mail/)).toBeVisible();
    const main = page.getByRole("main");
    // Seen where there is no script.
    await expect.element(main.getByText(/^Pour inviter par e-mail, activez JavaScript/)).toBeInTheDocument();
    await expect
      .element(main.getByRole("link", { name: "Confidentialité" }))
      .toHaveAttribute("href", "/confidentialite");
    expect(main.element().textContent).not.toMatch(/€|récompense|cadeau|réduction/i);
    await expectOutline("says-first-what-happens-to-the");
  });
});

describe("sharing", () => {
  test("is by Facebook and Twitter in a new tab, each with its own code (SPONSOR-12, SPONSOR-13, SPONSOR-OP2)", async () => {
    open();
    for (const [name, code] of [
      ["Partager sur Facebook", "ffff"],
      ["Partager sur Twitter (X)", "tttt"],
    ] as const) {
      const shared = page.getByRole("link", { name: `${name} (nouvel onglet)` });
      await expect.element(shared).toHaveAttribute("target", "_blank");
      await expect.element(shared).toHaveAttribute("rel", "noopener noreferrer");
      expect(shared.element().getAttribute("href")).toContain(encodeURIComponent(link(code)));
    }
    await expectOutline("is-by-facebook-and-twitter-in");
  });

  function device(given: Partial<Record<"clipboard" | "share", unknown>>) {
    for (const [name, value] of Object.entries(given)) {
      Object.defineProperty(navigator, name, { configurable: true, value });
      onTestFinished(() => void Reflect.deleteProperty(navigator, name));
    }
  }

  test("is by copying the link (SPONSOR-14)", async () => {
    const copied: string[] = [];
    device({ clipboard: { writeText: async (text: string) => void copied.push(text) } });
    open();
    await page.getByRole("button", { name: "Copier le lien" }).click();
    await expect.element(page.getByText("Lien copié")).toBeVisible();
    expect(copied).toEqual([link("dddd")]);
    const input = field("Votre lien").element() as HTMLInputElement;
    input.focus();
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, link("dddd").length]);
    await expectOutline("is-by-copying-the-link");
  });

  test("selects the link where it cannot be copied (SPONSOR-14, SPONSOR-OP2)", async () => {
    device({ clipboard: { writeText: () => Promise.reject(new Error("not allowed")) } });
    open();
    await page.getByRole("button", { name: "Copier le lien" }).click();
    await expect.element(page.getByText(/^Le lien est sélectionné/)).toBeVisible();
    const input = field("Votre lien").element() as HTMLInputElement;
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, link("dddd").length]);
  });

  test("is by the device’s own sheet where there is one (SPONSOR-OP14)", async () => {
    const shared: unknown[] = [];
    device({ share: async (what: object) => void shared.push(what) });
    open();
    await page.getByRole("button", { name: "Partager autrement" }).click();
    await expect.poll(() => shared).toEqual([expect.objectContaining({ url: link("dddd") })]);
  });
});

describe("the tracking list", () => {
  test("shows last name, first name, e-mail, state and days (SPONSOR-17, SPONSOR-18)", async () => {
    open([
      offer({ state: 1, joinedAt: "2026-11-22T10:00:00.000Z" }),
      offer({ lastName: "", firstName: "", email: "noe@example.org" }),
      offer({ lastName: "", firstName: "", email: "", sentAt: null }),
    ]);
    await expect.element(items.nth(0)).toBeVisible();
    const texts = items.elements().map((item) => item.textContent);
    expect(texts).toEqual([
      "Dubois Léalea@example.orgInvitation le 20/11/2026 · Inscription le 22/11/2026Inscription faite",
      "noe@example.orgInvitation le 20/11/2026E-mail envoyé",
      "Coordonnées effacéesE-mail envoyé",
    ]);
    setLocale("en");
    await expect.element(page.getByText("Signed up", { exact: true })).toBeVisible();
    await expectOutline("shows-last-name-first-name-e-mail");
  });

  test("says that it is empty, and holds hundreds (SPONSOR-17)", async () => {
    const network = open();
    await expect.element(page.getByText("Vous n’avez encore invité personne")).toBeVisible();
    network.gives(inviteAsParent, {});
    const many = Array.from({ length: 400 }, (_, index) => offer({ email: `f${index}@example.org` }));
    network.gives(getMySponsorshipOffers, { ...codes, sponsorshipOffers: many });
    await field("Adresse e-mail").fill("x@example.org");
    await send.click();
    await expect.poll(() => items.elements().length).toBe(400);
  });

  test("a tracking list that does not come can be asked for again, and the invitation goes on working (SPONSOR-15)", async () => {
    const network = answerCalls();
    serverSays({});
    network.gives(getMyInformation, aParent());
    network.refuses(getMySponsorshipOffers, commonRefusals.forbidden);
    openApp("/client/parrainage");
    const retry = page.getByRole("button", { name: "Réessayer" });
    await expect.element(retry).toBeVisible();
    await expect.element(page.getByText(commonRefusals.forbidden.fr)).toBeVisible();
    await expect.element(field("Adresse e-mail")).toBeVisible();
    network.gives(getMySponsorshipOffers, { ...codes, sponsorshipOffers: [offer()] });
    await retry.click();
    await expect.element(page.getByText("Dubois Léa")).toBeVisible();
    await expectOutline("a-tracking-list-that-does-not");
  });
});

test("the page of a refusal asks first, by a form of the browser’s own (SPONSOR-OP10)", async () => {
  const { container } = await showPublicPage(RefusalPage, { name: "refuse-invitations" });
  const form = container.querySelector("form") as HTMLFormElement;
  expect([form.method, form.action]).toEqual(["post", `${location.href.split("#")[0]}#`]);
  expect([...form.elements].filter((one) => one.matches("input:not([type=hidden])"))).toEqual([]);
  expect(Object.fromEntries(new FormData(form))).toEqual({ page: "oui", "List-Unsubscribe": "One-Click" });
  await expect.element(page.getByText(/^Le nom et l’adresse .* seront effacés/)).toBeVisible();
  await expect.element(page.getByText(/nous gardons seulement une empreinte/)).toBeVisible();
  const refuse = page.getByRole("button", { name: "Ne plus être contacté" });
  await expect.element(refuse).toHaveAttribute("type", "submit");
  await expectOutline("the-page-of-a-refusal-asks-first");
});

test.each([
  ["invitations-refused", "C’est noté", "Vos coordonnées sont effacées. Nous ne vous inviterons plus."],
  ["refusal-link-unknown", "Ce lien ne mène plus à rien", /^Si vous l’avez recopié/],
])("the page %s says how things stand (SPONSOR-OP10)", async (name, heading, lead) => {
  const { container } = await showPublicPage(RefusalPage, { name });
  await expect.element(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  await expect.element(page.getByText(lead)).toBeVisible();
  const Picture = name === "invitations-refused" ? ApartPicture : MissingPicture;
  const drawn = document.createElement("div");
  drawn.innerHTML = renderToStaticMarkup(<Picture />);
  expect(container.innerHTML).toContain(drawn.innerHTML);
  // Either says once whom to call.
  expect(document.querySelectorAll('a[href^="tel:"]')).toHaveLength(1);
});
