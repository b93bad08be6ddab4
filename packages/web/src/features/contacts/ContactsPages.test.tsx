import type {
  ContactCard,
  HrContactAnswer,
  ParentContacts,
  ReferentAnswer,
} from "@ribambelle/domain/contacts/contact";
import {
  getContactCards,
  getMyAdministrativeContacts,
  getMyHrContact,
  getMyReferent,
} from "@ribambelle/domain/contacts/contact.api";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import type { MyInformation } from "@ribambelle/domain/me/me";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { aShownAgency } from "@ribambelle/domain/testing/agency";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { setLocale } from "../../client/locale.tsx";
import { answerCalls } from "../../testing/answers.ts";
import { drawPage } from "../../testing/drawPage.tsx";
import { openApp, serverSays } from "../../testing/openApp.tsx";
import { expectOutline } from "../../testing/outline/outline.ts";
import { aBabysitter, aParent } from "../../testing/people.ts";

const both: ParentContacts = {
  salesRepresentativeName: "Nathalie Aubry",
  salesRepresentativePhone: "+33199007001",
  salesRepresentativeEmail: "nathalie.aubry@example.fr",
  salesRepresentativeCivility: "Ms",
  managerName: "Yann Kerbrat",
  managerPhone: "+33199007002",
  managerEmail: "yann.kerbrat@example.fr",
  managerCivility: "Mr",
};
const noSales = {
  salesRepresentativeName: null,
  salesRepresentativePhone: null,
  salesRepresentativeEmail: null,
  salesRepresentativeCivility: null,
};
const noManager = { managerName: null, managerPhone: null, managerEmail: null, managerCivility: null };
const nobody: ParentContacts = { ...noSales, ...noManager };

const referent: ReferentAnswer = {
  referentId: 5,
  referent: {
    name: "Awa Sissoko",
    phone: "+33639987005",
    email: "awa.sissoko@example.fr",
    periods: [{ endDate: null }],
    civility: "Ms",
  },
};
const noReferent: ReferentAnswer = { referentId: null, referent: null };
const hr: HrContactAnswer = {
  hrContactId: 3,
  hrContact: {
    isEnabled: true,
    name: "Inès Marchand-Ruiz",
    phone: "+33199007003",
    email: "ines.marchand-ruiz@example.fr",
    civility: null,
  },
};
const disabledHr: HrContactAnswer = {
  hrContactId: null,
  hrContact: { isEnabled: false, name: null, phone: null, email: null, civility: null },
};
const card = (id: number, title: string, given: Partial<ContactCard> = {}): ContactCard => ({
  id,
  kind: id > 3 ? "static" : "standard",
  title: { fr: title, en: title },
  text: null,
  phone: null,
  email: null,
  link: null,
  ...given,
});
const cards = [
  card(2, "Paie", { phone: "01 99 00 12 37", email: "paie@example.fr" }),
  card(3, "Planning", { phone: "01 99 00 12 38" }),
  card(4, "Urgences", { text: { fr: "Appelez le 15.", en: "Call 15." } }),
  card(5, "Adresse", {
    text: { fr: "12 rue des Marronniers\nle matin", en: "12 rue" },
    link: "https://public.example/acces",
  }),
];

const agency = aShownAgency();
const office = {
  ...agency,
  contact: {
    ...agency.contact,
    desks: {
      complaints: { phone: "01 99 00 12 35" },
      hr: { phone: "01 99 00 12 36", email: "rh@example.fr" },
    },
    hours: {
      ...agency.contact.hours,
      open: [{ days: ["monday", "friday"] as ("monday" | "friday")[], from: "09:00", to: "18:00" }],
    },
  },
};

function serve(user: MyInformation, shown: typeof agency = office) {
  serverSays({ agency: shown });
  const network = answerCalls();
  network.gives(getMyInformation, user);
  return network;
}
function openParent(contacts: ParentContacts) {
  const network = serve(aParent());
  network.gives(getMyAdministrativeContacts, contacts);
  return { network, ...openApp("/client/contacts") };
}
function serveBabysitter(found: ReferentAnswer, foundHr: HrContactAnswer, shown: typeof agency = office) {
  const network = serve(aBabysitter(), shown);
  network.gives(getMyReferent, found);
  network.gives(getMyHrContact, foundHr);
  network.gives(getContactCards, cards);
  return network;
}
function openBabysitter(found: ReferentAnswer, foundHr: HrContactAnswer) {
  const network = serveBabysitter(found, foundHr);
  return { network, ...openApp("/intervenant/contacts") };
}

const cardOf = (name: string) => page.getByRole("region", { name, exact: true });
const names = () =>
  page
    .getByRole("main")
    .getByRole("heading", { level: 2 })
    .elements()
    .map((heading) => heading.textContent);
const waysOf = (name: string) =>
  cardOf(name)
    .getByRole("link")
    .elements()
    .map((link) => [link.getAttribute("href"), link.textContent?.replaceAll("\u00a0", " ")]);
const fixed = ["Réclamations", "Aide en ligne", "Adresse et horaires"];
const sentence = page.getByText("Aucun contact attribué pour le moment.");

// A Friday: the pages say whether the agency is open.
beforeEach(() => {
  vi.setSystemTime("2026-11-20T10:00:00+01:00");
});

describe("the contacts of a parent", () => {
  test("are called and written to by links that a thumb meets, the first to call first (CONTACT-01, CONTACT-02, CONTACT-03, CONTACT-04)", async () => {
    await page.viewport(390, 844);
    openParent(both);
    await expect.poll(names).toEqual(["Nathalie Aubry", "Yann Kerbrat", ...fixed]);
    expect(waysOf("Nathalie Aubry")).toEqual([
      ["tel:+33199007001", "01 99 00 70 01"],
      ["mailto:nathalie.aubry@example.fr", "nathalie.aubry@example.fr"],
    ]);
    expect(waysOf("Yann Kerbrat")[0]).toEqual(["tel:+33199007002", "01 99 00 70 02"]);
    await expect.element(cardOf("Nathalie Aubry").getByText("Votre interlocutrice")).toBeVisible();
    await expect.element(cardOf("Nathalie Aubry").getByText("Commerciale", { exact: true })).toBeVisible();
    await expect.element(cardOf("Yann Kerbrat").getByText("Responsable de clientèle")).toBeVisible();
    for (const link of page.getByRole("main").getByRole("link").elements())
      expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expectOutline("are-called-and-written-to-by");
  });

  test.each([
    ["a man", { ...both, ...noSales }, "Yann Kerbrat", "Votre interlocuteur"],
    [
      "somebody of no known civility",
      { ...both, ...noSales, managerCivility: null },
      "Yann Kerbrat",
      "La personne à appeler en premier",
    ],
  ] as const)("name %s as the one to call first (CONTACT-OP11)", async (_, contacts, name, said) => {
    openParent(contacts);
    await expect.element(cardOf(name).getByText(said)).toBeVisible();
    await expect.poll(names).toEqual([name, ...fixed]);
  });

  test("leave no hole for a phone or an address that is not known (CONTACT-02, CONTACT-03)", async () => {
    openParent({ ...both, salesRepresentativePhone: null, managerPhone: null, managerEmail: null });
    await expect.poll(() => waysOf("Nathalie Aubry")).toHaveLength(1);
    expect(cardOf("Yann Kerbrat").element().querySelector("ul, a")).toBeNull();
  });

  test("are nobody yet, and the fixed blocks stay (CONTACT-05, CONTACT-06, CONTACT-07, CONTACT-OP5)", async () => {
    openParent(nobody);
    await expect.element(sentence).toBeVisible();
    await expect.poll(names).toEqual(fixed);
    expect(waysOf("Réclamations")).toEqual([["tel:+33199001235", "01 99 00 12 35"]]);
    expect(waysOf("Aide en ligne")).toEqual([["mailto:contact@example.fr", "contact@example.fr"]]);
    expect(cardOf("Adresse et horaires").element().textContent).toContain(
      "12 rue des Marronniers, 75000 Paris",
    );
    await expectOutline("are-nobody-yet-and-the-fixed");
  });

  test("are complained of by the agency’s own phone where there is no desk for it (CONTACT-05)", async () => {
    const network = serve(aParent(), { ...office, contact: { ...office.contact, desks: {} } });
    network.gives(getMyAdministrativeContacts, nobody);
    openApp("/client/contacts");
    await expect.element(cardOf("Réclamations")).toBeVisible();
    expect(waysOf("Réclamations")).toEqual(waysOf("Adresse et horaires"));
    expect(waysOf("Réclamations")).toHaveLength(1);
  });

  test("contacts that fail leave the fixed blocks, and are asked for again (CONTACT-OP7)", async () => {
    const network = serve(aParent());
    network.refuses(getMyAdministrativeContacts, commonRefusals.forbidden);
    openApp("/client/contacts");
    await expect.element(page.getByText("Vos contacts n’ont pas pu être chargés.")).toBeVisible();
    await expect.poll(names).toEqual(fixed);
    network.gives(getMyAdministrativeContacts, both);
    await page.getByRole("button", { name: "Réessayer" }).click();
    await expect.poll(names).toEqual(["Nathalie Aubry", "Yann Kerbrat", ...fixed]);
    await expectOutline("contacts-that-fail-leave-the-fixed");
  });

  test("are awaited in their place, in English too (CONTACT-OP5)", async () => {
    const network = serve(aParent());
    network.waits(getMyAdministrativeContacts);
    openApp("/client/contacts");
    setLocale("en");
    await expect.poll(names).toEqual(["Complaints", "Online help", "Address and opening hours"]);
    await expect.element(page.getByRole("status").getByText("Loading your contacts")).toBeInTheDocument();
    await expectOutline("are-awaited-in-their-place-in");
  });
});

describe("the contacts of a babysitter", () => {
  const rest = ["Paie", "Planning", "Urgences", "Adresse"];

  test("are the referent first, HR, and cards 2 to 5 (CONTACT-09, CONTACT-11, CONTACT-12, CONTACT-13)", async () => {
    openBabysitter(referent, hr);
    await expect.poll(names).toEqual(["Awa Sissoko", "Inès Marchand-Ruiz", ...rest]);
    await expect.element(cardOf("Awa Sissoko").getByText("Votre interlocutrice")).toBeVisible();
    await expect.element(cardOf("Awa Sissoko").getByText("Référente", { exact: true })).toBeVisible();
    await expect.element(cardOf("Inès Marchand-Ruiz").getByText("Ressources humaines")).toBeVisible();
    expect(page.getByText("La personne à appeler en premier").elements()).toEqual([]);
    expect(waysOf("Awa Sissoko")[0]).toEqual(["tel:+33639987005", "06 39 98 70 05"]);
    expect(waysOf("Paie")).toEqual([
      ["tel:+33199001237", "01 99 00 12 37"],
      ["mailto:paie@example.fr", "paie@example.fr"],
    ]);
    await expect.element(cardOf("Urgences").getByText("Appelez le 15.")).toBeVisible();
    expect(waysOf("Urgences")).toEqual([]);
    expect(waysOf("Adresse")).toEqual([["https://public.example/acces", "En savoir plus"]]);
    await expectOutline("are-the-referent-first-hr-and");
  });

  test("are HR first where there is no referent (CONTACT-10, CONTACT-OP11)", async () => {
    openBabysitter(noReferent, hr);
    await expect.poll(names).toEqual(["Inès Marchand-Ruiz", ...rest]);
    await expect
      .element(cardOf("Inès Marchand-Ruiz").getByText("La personne à appeler en premier"))
      .toBeVisible();
  });

  test("are the desk of human resources where the contact is disabled (CONTACT-18, CONTACT-OP3)", async () => {
    openBabysitter(referent, disabledHr);
    await expect.poll(names).toEqual(["Awa Sissoko", "Ressources humaines", ...rest]);
    expect(waysOf("Ressources humaines")).toEqual([
      ["tel:+33199001236", "01 99 00 12 36"],
      ["mailto:rh@example.fr", "rh@example.fr"],
    ]);
    await expect.element(sentence).not.toBeInTheDocument();
    await expectOutline("are-the-desk-of-human-resources");
  });

  test("are that desk first where the contact is disabled and there is no referent, by the agency’s own ways where it has none (CONTACT-OP3)", async () => {
    serveBabysitter(noReferent, disabledHr, agency);
    openApp("/intervenant/contacts");
    await expect.poll(names).toEqual(["Ressources humaines", ...rest]);
    expect(waysOf("Ressources humaines")).toEqual([
      ["tel:+33199001234", "01 99 00 12 34"],
      ["mailto:contact@example.fr", "contact@example.fr"],
    ]);
    await expect.element(sentence).not.toBeInTheDocument();
  });

  test("are nobody yet, and the desks stay (CONTACT-OP5)", async () => {
    openBabysitter(noReferent, { hrContactId: null, hrContact: null });
    await expect.element(sentence).toBeVisible();
    await expect.poll(names).toEqual(["Ressources humaines", ...rest]);
    await expectOutline("are-nobody-yet-and-the-desks");
  });

  test.each([
    [getMyReferent, "Votre référent n’a pas pu être chargé.", ["Inès Marchand-Ruiz", ...rest]],
    [
      getMyHrContact,
      "Votre contact aux ressources humaines n’a pas pu être chargé.",
      ["Awa Sissoko", ...rest],
    ],
    [
      getContactCards,
      "Les autres contacts de l’agence n’ont pas pu être chargés.",
      ["Awa Sissoko", "Inès Marchand-Ruiz"],
    ],
  ] as const)(
    "lose one card alone to a failing call: $name (CONTACT-OP7)",
    async (endpoint, said, others) => {
      const network = serveBabysitter(referent, hr);
      network.refuses(endpoint, commonRefusals.forbidden);
      openApp("/intervenant/contacts");
      await expect.element(page.getByText(said)).toBeVisible();
      await expect.poll(names).toEqual(others);
      serveAgain(network);
      await page.getByRole("button", { name: "Réessayer" }).click();
      await expect.poll(names).toEqual(["Awa Sissoko", "Inès Marchand-Ruiz", ...rest]);
    },
  );

  function serveAgain(network: ReturnType<typeof serveBabysitter>) {
    network.gives(getMyReferent, referent);
    network.gives(getMyHrContact, hr);
    network.gives(getContactCards, cards);
  }
});

test.each([
  ["/client/contacts", "ROUTE-22", aParent(), [getMyAdministrativeContacts]],
  ["/intervenant/contacts", "ROUTE-36", aBabysitter(), [getMyReferent, getMyHrContact, getContactCards]],
])(
  "the contacts are at %s, under their name, those of that role alone (CONTACT-09, %s)",
  async (path, _, user, own) => {
    const network = serve(user);
    for (const call of [getMyAdministrativeContacts, getMyReferent, getMyHrContact, getContactCards])
      network.waits(call);
    const { where } = openApp(path);
    await expect.element(page.getByRole("heading", { level: 1, name: "Contacts" })).toBeVisible();
    await expect.poll(() => document.title).toBe("Contacts – Ribambelle");
    expect(where()).toBe(path);
    const asked = [getMyAdministrativeContacts, getMyReferent, getMyHrContact, getContactCards].filter(
      (call) => network.callsOf(call).length > 0,
    );
    expect(asked).toEqual(own);
  },
);

describe("whether somebody answers now", () => {
  beforeEach(() => {
    vi.setSystemTime(new Date("2026-11-20T16:59:01Z"));
  });

  test("is not in the page that the server sent, comes with the script and stays true (CONTACT-OP10)", async () => {
    const network = serve(aParent());
    network.gives(getMyAdministrativeContacts, both);
    const { hydrate } = await drawPage("/client/contacts");
    const address = cardOf("Adresse et horaires");
    await expect.element(address.getByText(/du lundi au vendredi/)).toBeVisible();
    expect(page.getByRole("main").element().textContent).not.toContain("Ouvert");
    await hydrate();
    await expect.element(page.getByText("Ouvert, jusqu’à 18 h")).toBeVisible();
    vi.setSystemTime(new Date("2026-11-20T17:00:01Z"));
    document.dispatchEvent(new Event("visibilitychange"));
    await expect.element(page.getByText("Fermé, ouvre lundi à 9 h")).toBeVisible();
  });
});
