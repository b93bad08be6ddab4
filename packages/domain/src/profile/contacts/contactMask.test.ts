import { describe, expect, it } from "vitest";
import { contactsIn, hasContact, withoutContacts } from "./contactMask.ts";

describe("a contact typed into a text", () => {
  it.each([
    "06 39 98 12 34",
    "0639981234",
    "06.39.98.12.34",
    "06-39-98-12-34",
    "06/39/98/12/34",
    "06_39_98_12_34",
    "06 - 39 - 98 - 12 - 34",
    "06\u00a039\u00a098\u00a012\u00a034",
    "(06) 39 98 12 34",
    "0 6 3 9 9 8 1 2 3 4",
    "0️⃣6️⃣3️⃣9️⃣9️⃣8️⃣1️⃣2️⃣3️⃣4️⃣",
    "06 – 39 – 98 – 12 – 34",
    "06,39,98,12,34",
    "06|39|98|12|34",
    "06    39    98    12    34",
    "06\u200b39\u200b98\u200b12\u200b34",
    "06\u00ad39\u206098\u200d12\u200e34",
    "０６３９９８１２３４",
    "٠٦٣٩٩٨١٢٣٤",
    "O6 39 98 12 34",
    "01 99 00 12 34",
    "+33639981234",
    "+33 6 39 98 12 34",
    "+33 (0)6 39 98 12 34",
    "0033 6 39 98 12 34",
    "33639981234",
    "+44 20 7946 0958",
    // The shortest there are.
    "+290 23 456",
    "+1 (555) 010-9999",
    "camille.durand@example.fr",
    "Camille+garde@mail.example.co.uk",
    "camille @ example.fr",
    "camille @ example . fr",
    "camille＠example.fr",
    "camille@example。fr",
    "camille﹫example.fr",
    "ｃａｍｉｌｌｅ＠ｅｘａｍｐｌｅ．ｆｒ",
    "camille\u200b@exam\u00adple.fr",
    "camille[@]example.fr",
    "camille[at]example.fr",
    "camille (arobase) example (point) fr",
    "camille arobase example point fr",
    "camille.élodie@exâmple.fr",
    "06:39:98:12:34",
    "06 : 39 : 98 : 12 : 34",
    "0:6:3:9:9:8:1:2:3:4",
    "06:39 98:12 34",
    "06x39x98x12x34",
    "06a39b98c12d34",
    "06 a 39 a 98 a 12 a 34",
    "0a6b3c9d9e8f1g2h3i4",
    "+33:6:39:98:12:34",
    "camille at example.fr",
    "camille at example dot fr",
    "camille at example point fr",
    "camille_at_example.fr",
    "camille[a]example.fr",
    "camille(a)example.fr",
    "camille ( a ) example.fr",
    "camille [à] example [point] fr",
    "camille <at> example <dot> fr",
  ])("is found and replaced: %s (PROF-21)", (contact) => {
    const text = `Appelez-moi au ${contact}, merci`;
    expect(hasContact(text)).toBe(true);
    const masked = withoutContacts(text);
    expect(masked).toMatch(/^Appelez-moi au \(?\+?•••, merci$/);
  });

  it("is replaced each time", () => {
    expect(withoutContacts("06 39 98 12 34 ou a@b.fr ou 01.99.00.12.34", "x")).toBe("x ou x ou x");
  });

  it.each([
    "",
    "Née en 1998, diplômée en 2019 et 2021.",
    "De 2015 à 2018 puis 2019-2020-2021-2022",
    "Trois enfants de 2, 4 et 6 ans",
    "12 € de l’heure, 10,50 € avant 2024, 1 000 000 de mercis",
    "Du 02/09/2025 18 h 30 au 05/07/2026",
    "le 01.09.2025 08 h 00",
    "Du 02/09/2025 - 05/07/2026",
    "Le 02/09/2025, 03/09/2025 – 04/09/2025",
    "06/19 - 06/20 - 01/21",
    "De 07:00-08:30, 16:30-19:00",
    "👩🏽‍🍼 et 👨‍👩‍👧, 🏴󠁧󠁢󠁥󠁮󠁧󠁿",
    "De 16:30 à 19:00, de 07:00 à 08:30",
    "07 h 30 - 08 h 30, 16 h 30 - 19 h 00",
    "BAC+3, puis +2 ans à Lyon 69003",
    "Siret 01234567890123",
    "Le 115 et le 3114, ou le 15",
    "@ bientôt",
    "Je cuisine @ la maison. Point final",
    "Mon point fort, la patience.",
    "De 07:00-08:30 16:30-19:00",
    "07:00-08:30 / 16:30-19:00 / 20:00-22:00",
    "De 7h30 à 8h30 et de 16h30 à 19h00",
    "07h30-08h30 16h30-19h00",
    "07 h 30 à 08 h 30 à 16 h 30 à 19 h 00",
    "07h-09h 16h-19h 20h-22h",
    "07h 12h 13h 14h 15h",
    "De 0h 7h 12h 13h 14h 15h",
    "07 : 30 12 : 45 18 : 15",
    "I look after children at home. They are at ease.",
    "Arrive at 8.30, leave at 19.00",
    "Bébés de 03 m à 06 m, de 10 à 12 m",
    "Année 2019 à 2021 à Lyon 3",
    "Un CAP petite enfance (a) et un BAFA (b)",
  ])("is not seen in what is none: %s", (text) => {
    expect(hasContact(text)).toBe(false);
    expect(withoutContacts(text)).toBe(text);
  });

  it("is looked for in a long text without spaces as fast as in another", () => {
    const long = "a".repeat(6_000);
    expect(withoutContacts(`${long}@${"b.".repeat(3_000)}`)).toContain("a");
    expect(withoutContacts("0".repeat(6_000))).toBe("0".repeat(6_000));
  });
});

describe("what families do not read of an advert", () => {
  const own = { firstName: "Éloïse", lastName: "Le Goff", address: "12 rue de l’Île" };

  it.each([
    ["Appelez le 06 39 98 12 34 !", ["06 39 98 12 34"]],
    ["eloise@example.fr ou 0639981234", ["eloise@example.fr", "0639981234"]],
    ["Je suis Éloïse Le Goff, 12 rue de l'Ile", ["Le Goff", "12 rue de l'Ile"]],
    ["le.goff@example.fr", ["le.goff@example.fr"]],
    ["🌻 06\u200b39981234", ["0639981234"]],
    ["De 16:30 à 19 h, depuis 2019", []],
  ])("is shown to the agency where it stands in %j (MODER-02)", (given, found) => {
    const { text, contacts } = contactsIn(given, own);
    expect(contacts.map(([start, length]) => text.slice(start, start + length))).toEqual(found);
  });
});

describe("a babysitter’s own name and street", () => {
  const own = { firstName: "Éloïse", lastName: "Le Goff", address: "12 bis, rue de l’Île-Gloriette" };
  const masked = (text: string, given = {}) => withoutContacts(text, "•••", { ...own, ...given });

  it.each([
    ["Je suis Éloïse Le Goff.", "Je suis Éloïse •••."],
    ["Éloïse LeGoff", "Éloïse •••"],
    ["Le\u00adGoff, à votre service", "•••, à votre service"],
    ["Eloise LE GOFF, étudiante", "Eloise •••, étudiante"],
    ["le-goff partout", "••• partout"],
    ["J’habite 12 bis rue de l’Île-Gloriette à Nantes", "J’habite ••• à Nantes"],
    ["près de la rue de l'ile gloriette", "près de la •••"],
    ["Le golf et les goffrages", "Le golf et les goffrages"],
  ])("are left out of %j", (text, expected) => {
    expect(masked(text)).toBe(expected);
  });

  it.each([
    ["Rose", "Je suis Éloïse rose, j’aime le rose", "Je suis Éloïse •••, j’aime le rose"],
    ["Petit", "Camille Petit, et un petit déjeuner", "Camille •••, et un petit déjeuner"],
    ["Lefèvre", "Éloïse lefevre", "Éloïse •••"],
    ["de la Tour", "Mme de la Tour", "Mme •••"],
    ["Durand-Petit", "Mme Durand, un petit mot, Durand‑Petit", "Mme •••, un petit mot, •••"],
    ["Durand", "Dur\u200band et Du\u00adrand", "••• et •••"],
    ["N’Diaye", "N'DIAYE Éloïse", "••• Éloïse"],
    ["X", "Le niveau X", "Le niveau X"],
    ["", "Rien du tout", "Rien du tout"],
    ["(.*)+", "Rien du tout", "Rien du tout"],
  ])("%s: %j becomes %j", (lastName, text, expected) => {
    expect(masked(text, { lastName, address: null })).toBe(expected);
  });

  it.each([
    ["12 rue des Lilas", "J’habite rue des Lilas", "J’habite •••"],
    ["12bis rue des Lilas", "J’habite rue des Lilas", "J’habite •••"],
    [" 12, rue des Lilas", "J’habite rue des Lilas", "J’habite •••"],
    ["Porte 3 rue des Lilas", "Sonnez porte 3, rue des Lilas", "Sonnez •••"],
    ["12 Lilas", "Les lilas du 12", "Les lilas du 12"],
  ])("the street of %j in %j: %j", (address, text, expected) => {
    expect(masked(text, { address })).toBe(expected);
  });

  it("a part of a double name that has three letters is a word like another", () => {
    expect(masked("Mme Durand. Le jeu de Roy", { lastName: "Durand-Roy", address: null })).toBe(
      "Mme •••. Le jeu de Roy",
    );
  });
});
