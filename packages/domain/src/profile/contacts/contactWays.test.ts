import { describe, expect, it } from "vitest";
import { contactsIn, hasContact, withoutContacts } from "./contactMask.ts";

describe("another way to be reached, typed into a text", () => {
  it.each([
    ["Mon site : www.camille-garde.fr, à bientôt", "Mon site : •••, à bientôt"],
    ["https://camille.example/garde?x=1 pour en savoir plus", "••• pour en savoir plus"],
    ["Voir http://example.org.", "Voir •••"],
    ["Tout est sur camille-garde.com", "Tout est sur •••"],
    ["Tout est sur CAMILLE.FR !", "Tout est sur ••• !"],
    ["camille.wixsite.com/nounou et le reste", "••• et le reste"],
    ["linktr.ee/camille ou wa.me/33639981234", "••• ou •••"],
    ["camillegarde point fr", "•••"],
    ["camillegarde [point] com", "•••"],
    ["Suivez @camille_78 !", "Suivez ••• !"],
    ["Suivez-moi : @nounou.lyon", "Suivez-moi : •••"],
    ["Insta @camille", "Insta •••"],
    ["Sur Snap c’est @camillette, merci", "Sur Snap c’est •••, merci"],
    ["@camille sur Telegram", "••• sur Telegram"],
    ["Insta : camille_garde", "Insta : •••"],
    ["Mon insta c’est camille.garde.", "Mon insta c’est •••."],
    ["Snap : camillette78", "Snap : •••"],
    ["Instagram : camillegarde.", "Instagram : •••."],
    ["WhatsApp 06;39;98;12;34", "WhatsApp •••"],
    ["06 ; 39 ; 98 ; 12 ; 34", "•••"],
    ["06 = 39 = 98 = 12 = 34", "•••"],
    ["06'39'98'12'34", "•••"],
    ["06 + 39 + 98 + 12 + 34", "•••"],
    ["zéro six trente-neuf quatre-vingt-dix-huit douze trente-quatre", "•••"],
    ["Zero six, trente neuf, quatre vingt dix huit, douze, trente quatre", "•••"],
    ["zéro six trois neuf neuf huit un deux trois quatre", "•••"],
    ["au 06 trente-neuf 98 douze 34, le soir", "au •••, le soir"],
    ["zéro sept soixante et onze quatre-vingts zéro un vingt et un", "•••"],
    ["plus trente-trois six trente-neuf quatre-vingt-dix-huit douze trente-quatre", "•••"],
    ["zero six three nine nine eight one two three four", "•••"],
  ])("is replaced, and what stands around it is not: %j (NANNY-02, PROF-21)", (text, expected) => {
    expect(withoutContacts(text)).toBe(expected);
    expect(hasContact(text)).toBe(true);
  });

  it.each([
    ...["fr", "com", "net", "org", "eu", "ch", "io", "FR"].flatMap((ending) => [
      `Voir camille-garde.${ending} !`,
      `camillegarde (dot) ${ending}`,
    ]),
    ...["wa.me", "t.me", "m.me", "fb.me", "fb.com", "linktr.ee", "bit.ly", "youtu.be"].map(
      (site) => `${site}/c`,
    ),
    ...["instagr.am", "beacons.ai", "discord.gg", "about.me", "msha.ke"].map((site) => `${site}/camille`),
    ...["insta", "Instagram", "ig", "snap", "snapchat", "tik tok", "TikTok", "telegram", "whats app"].map(
      (network) => `${network} camille_78`,
    ),
    ...[
      "messenger",
      "facebook",
      "fb",
      "twitter",
      "discord",
      "signal",
      "linkedin",
      "threads",
      "viber",
      "skype",
    ].map((network) => `Mon ${network} : camille_78`),
    // Where case does not count, Unicode has a third s and a third k.
    "in\u017Fta camille_78",
    "tik to\u212A camille_78",
    "o six trente-neuf quatre-vingt-dix-huit douze trente-quatre",
    "camille arroba\u017Fe example.fr",
    "camille [à] example.fr",
    "camille at example.fr",
    "+1 202 555 01 23",
    "0 x 6 x 3 x 9 x 9 x 8 x 1 x 2 x 3 x 4",
  ])("is found, whichever it is: %j (NANNY-02)", (text) => {
    expect(hasContact(text)).toBe(true);
  });

  it.each([
    "Trois enfants de deux, quatre et six ans",
    "De zéro à six ans, de dix mois à trois ans",
    "Deux matins, trois soirs, six heures, quatre euros, dix mois, un an, deux ans",
    "J’ai gardé un, deux, trois, quatre enfants",
    "Vingt-quatre ans, trente-cinq heures, douze euros cinquante",
    "De 8 h 30 à 18 h, de 7h30 à 9h et de 16h30 à 19h",
    "de 8 h 30 à 18 h",
    "12,50 € net de l’heure, 13 € le soir ; 10 % de plus",
    "69003 Lyon, 44000 Nantes, 75011 Paris",
    "Née en 1998 ; diplômée en 2019 ; libre en 2026",
    "2019-2021 : BTS ; 2021-2024 : licence ; 2024-2026 : master",
    "J’aime les enfants.Je suis patiente.Merci",
    "Bac+3, CAP AEPE, BAFA ; PSC1",
    "@ bientôt, ou @bientôt",
    "Je cuisine @home",
    "Je n’utilise ni Facebook ni Instagram. Je suis patiente.",
    "Pas d’insta, pas de snap avec les enfants",
    "Aucun signal d’écran : je préfère les livres",
    "Un point fort : la patience. Point final",
    "M. Dupont, etc. Voir avec l’agence",
    "Au 3e étage, entrée 2, code 4",
    "Du lundi au vendredi 07:00-08:30 ; 16:30-19:00",
    "Le 02/09/2025 ; le 03/09/2025 ; le 04/09/2025",
    "1, 2, 3 soleil ! 4, 5, 6 cerises, 7, 8, 9 dans mon panier neuf",
  ])("is not seen in what is none: %j", (text) => {
    expect(withoutContacts(text)).toBe(text);
    expect(hasContact(text)).toBe(false);
  });

  it("is shown to the agency where it stands (MODER-02)", () => {
    const { text, contacts } = contactsIn("Insta @camille, camille.fr ou zéro six 39 98 12 34");
    expect(contacts.map(([start, length]) => text.slice(start, start + length))).toEqual([
      "@camille",
      "camille.fr",
      "zéro six 39 98 12 34",
    ]);
  });

  it.each(["a.", "zéro six ", "insta ", "@a", "www.", "a-", "six-", "quatre vingt ", "insta est ", "a_."])(
    "is looked for in a long text as fast as in another: %j again and again",
    (part) => {
      expect(withoutContacts(part.repeat(6_000 / part.length))).not.toBe("");
    },
  );
});
