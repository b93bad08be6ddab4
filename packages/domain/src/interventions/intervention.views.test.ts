import { describe, expect, it } from "vitest";
import { interventionNotices, interventionsPage } from "./intervention.notices.ts";
import { interventionStates } from "./intervention.states.ts";
import { hoursText, interventionSentence, periodHeading, totalsText } from "./intervention.texts.ts";
import { interventionViews, type KeptIntervention, nextIntervention } from "./intervention.views.ts";
import { periodOf, stepped, weeksOfMonth } from "./periods.ts";

const { Planned, Done, BabysitterAbsent, CanceledByFamily } = interventionStates.numbers;
const plain = (text: string) => text.replaceAll("\u00a0", " ");

const kept = (reference: string, more: Partial<KeptIntervention> = {}): KeptIntervention => ({
  reference,
  startDate: "2026-11-24",
  startTime: "16:30",
  endTime: "19:00",
  actualStartTime: null,
  actualEndTime: null,
  countedMinutes: null,
  state: Planned,
  service: 0,
  contractReference: null,
  groupReference: null,
  note: null,
  changedAt: "2026-11-01T08:00:00.000Z",
  otherParty: "Éloïse Le Goff",
  place: { address: "1 rue des Lilas", addressComplement: null, zipCode: "44000", city: "Nantes" },
  replaces: null,
  replacedBy: null,
  ...more,
});
const family = { role: "Parent", locale: "fr", today: "2026-11-23" } as const;
const babysitter = { ...family, role: "BabySitter" } as const;

describe("what people see of interventions", () => {
  it("is in the order of start, then reference (VISITS-20)", () => {
    const views = interventionViews(
      [kept("B"), kept("C", { startTime: "08:00" }), kept("A"), kept("D", { startDate: "2026-11-23" })],
      family,
    );
    expect(views.map(({ reference }) => reference)).toEqual(["D", "C", "A", "B"]);
  });

  it("never names a colleague to a babysitter, and points both ways for a family (VISITS-10)", () => {
    const replacement = kept("B", { replaces: { reference: "A", name: "Éloïse Le Goff" } });
    const absent = kept("A", { state: Planned, replacedBy: { reference: "B", name: "Lucas Garnier" } });
    const [first, second] = interventionViews([absent, replacement], family);
    expect([first?.stateDisplayName, first?.replacedBy?.otherPartyDisplayName]).toEqual([
      "Remplacée",
      "Lucas Garnier",
    ]);
    expect(second?.replaces).toEqual({ reference: "A", otherPartyDisplayName: "Éloïse Le Goff" });
    const [seen, substitute] = interventionViews([absent, replacement], babysitter);
    expect([seen?.replacedBy, substitute?.replaces]).toEqual([
      { reference: "B", otherPartyDisplayName: null },
      { reference: "A", otherPartyDisplayName: null },
    ]);
  });

  it("has the place for a babysitter only, the street only around the day (VISITS-12)", () => {
    const far = kept("B", { startDate: "2027-01-20" });
    const canceled = kept("C", { state: CanceledByFamily });
    expect(interventionViews([kept("A")], family)[0]?.place).toBeNull();
    expect(interventionViews([kept("A"), canceled, far], babysitter).map(({ place }) => place)).toEqual([
      { address: "1 rue des Lilas", addressComplement: null, zipCode: "44000", city: "Nantes" },
      { address: null, addressComplement: null, zipCode: "44000", city: "Nantes" },
      { address: null, addressComplement: null, zipCode: "44000", city: "Nantes" },
    ]);
  });

  it("is one entry of a group for the babysitter, with both families and the longest minutes (VISITS-17)", () => {
    const group = { startDate: "2026-11-18", groupReference: "G", state: Done, endTime: "18:00" };
    const both = [
      kept("A", { ...group, startTime: "08:30", otherParty: "Zoé Lefèvre", countedMinutes: 700 }),
      kept("B", { ...group, startTime: "08:00", otherParty: "Camille Martin" }),
    ];
    const [one, ...others] = interventionViews(both, babysitter);
    expect(others).toEqual([]);
    expect(one).toMatchObject({
      reference: "B",
      otherPartyDisplayName: "Camille Martin",
      otherFamilies: ["Zoé Lefèvre"],
      plannedMinutes: 600,
      doneMinutes: 600,
      countedMinutes: 700,
    });
    expect(interventionViews(both, family)).toHaveLength(2);
    const left = [both[0] as KeptIntervention, { ...(both[1] as KeptIntervention), state: CanceledByFamily }];
    expect(interventionViews(left, babysitter)[0]).toMatchObject({
      reference: "A",
      state: Done,
      plannedMinutes: 570,
    });
  });

  it("says of a group when its longest is, how long is still unknown, and when it last changed (VISITS-17)", () => {
    const group = { groupReference: "G", startTime: "08:00", endTime: "12:00" };
    const three = [
      kept("A", { ...group, changedAt: "2026-11-02T08:00:00.000Z" }),
      kept("B", { ...group, startTime: "08:30", changedAt: "2026-11-04T08:00:00.000Z" }),
      kept("C", { ...group, startTime: "09:00", endTime: "18:30", changedAt: "2026-11-03T08:00:00.000Z" }),
    ];
    for (const given of [three, [...three].reverse()])
      expect(interventionViews(given, babysitter)).toMatchObject([
        {
          reference: "C",
          plannedMinutes: 570,
          doneMinutes: null,
          countedMinutes: null,
          changedAt: "2026-11-04T08:00:00.000Z",
        },
      ]);
  });
});

describe("the next intervention", () => {
  const given = (...more: Partial<KeptIntervention>[]) =>
    interventionViews(
      more.map((one, index) => kept(String(index), one)),
      family,
    );
  const tuesday = { startDate: "2026-11-24" };
  const wednesday = { startDate: "2026-11-25" };

  it.each([
    ["the first that begins", given(wednesday, tuesday).reverse(), "2026-11-23T09:00:00Z", ["1", false]],
    ["what is under way", given(wednesday, tuesday), "2026-11-24T15:30:00Z", ["1", true]],
    [
      "never one that was cancelled, though its hour has come",
      given(wednesday, { ...tuesday, state: CanceledByFamily }),
      "2026-11-24T16:00:00Z",
      ["0", false],
    ],
    [
      "never one that is told as done before it begins",
      given(wednesday, { ...tuesday, state: Done }),
      "2026-11-23T09:00:00Z",
      ["0", false],
    ],
  ] as const)("is %s (VISITS-01)", (_, interventions, now, [reference, isUnderWay]) => {
    const next = nextIntervention(interventions, new Date(now));
    expect([next?.intervention.reference, next?.isUnderWay]).toEqual([reference, isUnderWay]);
  });
});

describe("the sentence with which the page opens", () => {
  const views = (more: Partial<KeptIntervention> = {}) => interventionViews([kept("A", more)], family);
  const said = (
    now: string,
    given = views(),
    reader: { role: "Parent" | "BabySitter"; locale: "fr" | "en" } = family,
  ) => plain(interventionSentence(given, { ...reader, now: new Date(now), today: now.slice(0, 10) }));

  it.each([
    [
      "2026-11-23T09:00:00Z",
      "Prochaine intervention : demain, mardi 24 novembre, de 16 h 30 à 19 h, avec Éloïse Le Goff.",
    ],
    [
      "2026-11-24T09:00:00Z",
      "Prochaine intervention : aujourd’hui, mardi 24 novembre, de 16 h 30 à 19 h, avec Éloïse Le Goff.",
    ],
    [
      "2026-11-20T09:00:00Z",
      "Prochaine intervention : mardi 24 novembre, de 16 h 30 à 19 h, avec Éloïse Le Goff.",
    ],
    ["2026-11-24T15:30:00Z", "En ce moment : Éloïse Le Goff, jusqu’à 19 h."],
    ["2026-11-24T18:00:00Z", "Aucune intervention prévue."],
  ])("at %s is %s (VISITS-01)", (now, sentence) => {
    expect(said(now)).toBe(sentence);
  });

  it("says the family to a babysitter (VISITS-02)", () => {
    const reader = { role: "BabySitter", locale: "fr" } as const;
    const given = views({ otherParty: "Camille Martin" });
    expect(said("2026-11-20T09:00:00Z", given, reader)).toContain(
      ", de 16 h 30 à 19 h, chez Camille Martin.",
    );
    expect(said("2026-11-24T16:00:00Z", given, reader)).toBe(
      "En ce moment : chez Camille Martin, jusqu’à 19 h.",
    );
  });

  it("passes over what is cancelled or absent, and says when nobody is known yet (VISITS-01, VISITS-07)", () => {
    expect(said("2026-11-23T09:00:00Z", views({ state: BabysitterAbsent }))).toBe(
      "Aucune intervention prévue.",
    );
    expect(said("2026-11-20T09:00:00Z", views({ otherParty: null }))).toMatch(/, intervenant à confirmer\.$/);
    expect(said("2026-11-23T09:00:00Z", views(), { role: "Parent", locale: "en" })).toBe(
      "Next visit: tomorrow, Tuesday 24 November, from 16:30 to 19:00, with Éloïse Le Goff.",
    );
  });
});

describe("the words of a calendar", () => {
  it.each([
    ["16:30", "19:00", "16 h 30 – 19 h"],
    ["20:00", "01:00", "20 h – 1 h (mercredi)"],
    ["20:00", "00:00", "20 h – minuit"],
  ])("the hours from %s to %s are written %s (VISITS-07)", (startTime, endTime, text) => {
    expect(plain(hoursText({ startDate: "2026-11-24", startTime, endTime }, "fr"))).toBe(text);
  });

  it.each([
    ["mois", "2026-11-24", "novembre 2026"],
    ["liste", "2026-11-24", "novembre 2026"],
    ["semaine", "2026-12-31", "Semaine du 28 décembre 2026 au 3 janvier 2027"],
    ["semaine", "2026-12-01", "Semaine du 30 novembre au 6 décembre 2026"],
    ["semaine", "2026-11-24", "Semaine du 23 au 29 novembre 2026"],
  ] as const)("the heading of the view %s around %s is %s (VISITS-04)", (view, day, text) => {
    expect(periodHeading(view, day, "fr")).toBe(text);
  });

  it.each([
    [[2520, 2310, 2280], "Prévues 42 h · Effectuées 38 h 30 · Décomptées 38 h"],
    [[2520, 2310, 2310], "Prévues 42 h · Effectuées 38 h 30"],
    [[2520, 0, 0], "Prévues 42 h"],
    [[0, 0, 150], "Décomptées 2 h 30"],
    [[0, 0, 0], ""],
  ] as const)("the totals %j are written %s (VISITS-18)", ([planned, done, counted], text) => {
    const totals = { plannedMinutes: planned, doneMinutes: done, countedMinutes: counted };
    expect(plain(totalsText(totals, "fr"))).toBe(text);
  });

  it("shows whole weeks from Monday on, and goes on by week or by month (VISITS-04, VISITS-06)", () => {
    const weeks = weeksOfMonth("2026-11-24");
    expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([6, "2026-10-26", "2026-12-06"]);
    expect(weeksOfMonth("2027-02-10").flat()).toHaveLength(28);
    expect(periodOf("semaine", "2027-01-03")).toEqual({ from: "2026-12-28", to: "2027-01-03" });
    expect(periodOf("liste", "2028-02-29")).toEqual({ from: "2028-02-01", to: "2028-02-29" });
    expect([
      stepped("mois", "2026-10-31", 1),
      stepped("semaine", "2026-12-28", 1),
      stepped("mois", "2026-01-31", -1),
    ]).toEqual(["2026-11-30", "2027-01-04", "2025-12-31"]);
  });
});

describe("what people are told of a change", () => {
  const was = { startDate: "2026-11-24", startTime: "16:30", endTime: "19:00" };
  const words = (facts: Parameters<typeof interventionNotices.changed>[0]) => {
    const { title, text } = interventionNotices.changed.read(facts) ?? {
      title: { fr: "" },
      text: { fr: "" },
    };
    return plain(`${title.fr} – ${text.fr}`);
  };

  it.each([
    [{ ...was, startTime: "17:00" }, "Maintenant : mardi 24 novembre, 17 h – 19 h."],
    [null, "Maintenant : annulée."],
  ])("names the day, what was and what is now (VISITS-29)", (now, end) => {
    const said = words({ count: 1, was, now, isGiven: false, other: null });
    expect(said).toBe(
      `Intervention du mardi 24 novembre modifiée – Avant : mardi 24 novembre, 16 h 30 – 19 h. ${end}`,
    );
  });

  it("tells an English reader the days and hours as English says them (VISITS-29, I18N-02)", () => {
    const now = { ...was, startTime: "17:00" };
    const facts = { count: 1, was, now, isGiven: false, other: "family" } as const;
    expect(interventionNotices.changed.read(facts)).toMatchObject({
      title: { en: "Your visit on Tuesday 24 November has changed" },
      text: {
        en: "Before: Tuesday 24 November, 16:30 – 19:00. Now: Tuesday 24 November, 17:00 – 19:00, with another family.",
      },
    });
  });

  it("never names the new babysitter, and counts several (VISITS-29, SPACE-31)", () => {
    expect(words({ count: 1, was, now: null, isGiven: true, other: null })).toContain(
      "Maintenant : confiée à une autre personne.",
    );
    expect(words({ count: 3, was: null, now: null, isGiven: false, other: null })).toMatch(
      /^3 interventions modifiées/,
    );
    expect(words({ count: 1, was, now: was, isGiven: false, other: "babysitter" })).toMatch(
      / – 19 h, avec une autre personne\.$/,
    );
    expect(interventionsPage("Parent", "A/1")).toBe("/client/interventions?intervention=A%2F1");
  });
});
