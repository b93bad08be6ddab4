import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import type { Delivery } from "@ribambelle/domain/payslips/delivery";
import type { Payslip } from "@ribambelle/domain/payslips/payslip";
import {
  chooseElectronic,
  choosePaper,
  getMyDelivery,
  getMyPayslips,
} from "@ribambelle/domain/payslips/payslip.api";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerCalls } from "../../testing/answers.ts";
import { openApp, serverSays } from "../../testing/openApp.tsx";
import { expectOutline } from "../../testing/outline/outline.ts";
import { aBabysitter } from "../../testing/people.ts";

const payslip = (month: string, more: Partial<Payslip> = {}): Payslip => ({
  month,
  rank: 1,
  kind: 0,
  paidDate: `${month}-28`,
  netCents: 123_456,
  documentId: month.padEnd(22, "x"),
  isNew: false,
  correctedDate: null,
  ...more,
});
const electronic: Delivery = {
  choice: "electronic",
  since: null,
  effectDate: null,
  noticeDate: "2024-01-15",
  visibleFrom: "2024-02-15",
};
const of2026 = [
  payslip("2026-10", { isNew: true, paidDate: "2026-11-05" }),
  payslip("2026-09", { kind: 2 }),
  payslip("2026-08", { correctedDate: "2026-09-12", netCents: null }),
];

function open(payslips: Payslip[] = of2026, delivery: Delivery = electronic, query = "") {
  vi.setSystemTime("2026-11-23T10:00:00+01:00");
  onTestFinished(() => void vi.useRealTimers());
  const network = answerCalls();
  serverSays({});
  network.gives(getMyInformation, aBabysitter());
  network.does(getMyPayslips, async ({ query: asked }) => {
    const year = asked.get("year") === "2025" ? 2025 : 2026;
    const told = year === 2025 ? [payslip("2025-12", { paidDate: "2026-01-05" })] : payslips;
    const years = payslips.length > 0 ? [2026, 2025] : [];
    return Response.json({
      years,
      year: years.length > 0 ? year : null,
      hasMore: false,
      leftCount: 0,
      payslips: told,
    });
  });
  network.gives(getMyDelivery, delivery);
  return { network, ...openApp(`/intervenant/fiches-de-paie${query}`) };
}
const main = page.getByRole("main");
const table = main.getByRole("table", { name: "Fiches de paie de 2026" });
const plain = (text: string | null | undefined) => (text ?? "").replaceAll(/[\u00a0\u202f]/g, " ");

// The window of a phone, unless a test widens it.
beforeEach(() => page.viewport(390, 844));

test("opens with the newest and its download, then the others of the year, the newest month first (PAYSLIP-01, PAYSLIP-02, SPACE-20)", async () => {
  await page.viewport(1024, 900);
  const { container } = open();
  await expect.element(main.getByText("Votre fiche de paie d’octobre 2026 est disponible.")).toBeVisible();
  const link = main.getByRole("link", { name: "Télécharger la fiche de paie d’octobre 2026 (PDF)" });
  await expect.element(link).toHaveAttribute("href", expect.stringContaining("/document/2026-10"));
  await expect.element(main.getByText("Nouveau")).toBeVisible();
  await expect.element(main.getByText("Versé le 5 novembre")).toBeVisible();
  await expect.element(table).toBeVisible();
  const rows = () =>
    [...container.querySelectorAll<HTMLElement>("tbody tr")].map((row) =>
      row.innerText.replaceAll(/[\s•]+/g, " ").trim(),
    );
  expect(rows()).toEqual([
    "Septembre 2026 Solde de tout compte Versé le 28 septembre Montant masqué Télécharger la fiche de paie de septembre 2026 (PDF)",
    "Août 2026 Corrigée le 12 septembre Versé le 28 août Non indiqué Télécharger la fiche de paie d’août 2026 (PDF)",
  ]);
  await page.viewport(390, 844);
  await expect.element(table.getByRole("columnheader")).not.toBeInTheDocument();
  expect(rows()).toEqual([
    "Septembre 2026 Solde de tout compte Versement Versé le 28 septembre Net payé Montant masqué Fichier Télécharger la fiche de paie de septembre 2026 (PDF)",
    "Août 2026 Corrigée le 12 septembre Versement Versé le 28 août Net payé Non indiqué Fichier Télécharger la fiche de paie d’août 2026 (PDF)",
  ]);
  await expectOutline("opens-with-the-newest-and-its");
});

test("hides amounts at first, and keeps in this browser what was chosen (PAYSLIP-03)", async () => {
  const { unmount, container } = open();
  await expect.element(main.getByText("Versé le 5 novembre")).toBeVisible();
  expect(plain(container.textContent)).not.toContain("1 234,56 €");
  await main.getByRole("button", { name: "Afficher les montants" }).click();
  await expect.element(main.getByText("1\u202f234,56\u00a0€").first()).toBeVisible();
  unmount();
  openApp("/intervenant/fiches-de-paie");
  await expect.element(main.getByText("1\u202f234,56\u00a0€").first()).toBeVisible();
  await main.getByRole("button", { name: "Masquer les montants" }).click();
  await expect.element(main.getByText("1\u202f234,56\u00a0€")).not.toBeInTheDocument();
  await expectOutline("hides-amounts-at-first-and-keeps");
});

test("is new until it is downloaded, and offers all of them in one file (PAYSLIP-02, PAYSLIP-04)", async () => {
  open();
  const link = main.getByRole("link", { name: /Télécharger la fiche de paie d’octobre/ });
  await expect.element(main.getByText("Nouveau")).toBeVisible();
  link.element().addEventListener("click", (event) => event.preventDefault());
  await link.click();
  await expect.element(main.getByText("Nouveau")).not.toBeInTheDocument();
  await expect
    .element(main.getByRole("link", { name: /^Tout télécharger/ }))
    .toHaveAttribute("href", "/api/v1/Payslip/download");
  await expectOutline("is-new-until-it-is-downloaded");
});

test("shows the year that is chosen, which the address keeps (SPACE-18, SPACE-19)", async () => {
  const { where, unmount } = open();
  await main.getByRole("combobox", { name: "Année" }).selectOptions("2025");
  await expect.element(main.getByRole("table", { name: "Fiches de paie de 2025" })).toBeInTheDocument();
  expect(where()).toBe("/intervenant/fiches-de-paie?annee=2025");
  await expect.element(main.getByText("Votre fiche de paie d’octobre 2026 est disponible.")).toBeVisible();
  await main.getByRole("combobox", { name: "Année" }).selectOptions("2026");
  await expect.poll(where).toBe("/intervenant/fiches-de-paie");
  unmount();
  open(of2026, electronic, "?annee=2025");
  await expect.element(main.getByRole("combobox", { name: "Année" })).toHaveValue("2025");
  await expectOutline("shows-the-year-that-is-chosen");
});

test("says that what is no year narrows nothing, and shows the newest (SPACE-19)", async () => {
  open(of2026, electronic, "?annee=20255");
  await expect.element(main.getByText(/^Un filtre de l’adresse n’a pas été compris/)).toBeVisible();
  await expect.element(main.getByRole("combobox", { name: "Année" })).toHaveValue("2026");
  await expectOutline("says-that-what-is-no-year");
});

test("a question whose yes is under way is not taken back by Escape (PAYSLIP-11)", async () => {
  const { network } = open();
  await main.getByRole("button", { name: "Recevoir mes fiches de paie sur papier" }).click();
  const question = main.getByRole("group", { name: /^Votre demande prend effet/ });
  network.waits(choosePaper);
  await question.getByRole("button", { name: "Demander le papier" }).click();
  await expect.poll(() => network.callsOf(choosePaper).length).toBe(1);
  await userEvent.keyboard("{Escape}");
  await expect.element(question).toBeVisible();
});

test("asks once before paper, says that it is noted, and leads back (PAYSLIP-09, PAYSLIP-11)", async () => {
  const { network } = open();
  await main.getByRole("button", { name: "Recevoir mes fiches de paie sur papier" }).click();
  const question = main.getByRole("group", {
    name: "Votre demande prend effet au plus tard le 23 février 2027.",
  });
  await expect.element(question.getByRole("button", { name: "Rester en électronique" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(question).not.toBeInTheDocument();
  expect(network.callsOf(choosePaper)).toEqual([]);
  await main.getByRole("button", { name: "Recevoir mes fiches de paie sur papier" }).click();
  network.gives(choosePaper, {
    choice: "paper",
    since: "2026-11-23T09:04:00.000Z",
    effectDate: "2027-02-23",
  });
  await question.getByRole("button", { name: "Demander le papier" }).click();
  await expect
    .element(main.getByText(/sur papier le 23 novembre 2026 à 10\u00a0h\u00a004.*c’est noté/))
    .toBeVisible();
  await expect
    .element(main.getByText(/Votre demande prend effet au plus tard le 23 février 2027\./))
    .toBeVisible();
  await expect.element(main.getByRole("heading", { name: "Comment vous les recevez" })).toHaveFocus();
  network.gives(chooseElectronic, {
    choice: "electronic",
    since: "2026-11-23T09:05:00.000Z",
    effectDate: "2026-11-23",
  });
  await main.getByRole("button", { name: "Revenir aux fiches de paie électroniques" }).click();
  await expect
    .element(main.getByText(/à l’électronique le 23 novembre 2026 à 10\u00a0h\u00a005/))
    .toBeVisible();
  await expect
    .element(main.getByRole("button", { name: "Recevoir mes fiches de paie sur papier" }))
    .toBeVisible();
  await expectOutline("asks-once-before-paper-says-that-it");
});

test("says why paper could not be asked for, and shows what another tab asked meanwhile; a year has no others (PAYSLIP-02, PAYSLIP-11)", async () => {
  const { network } = open([payslip("2026-10")]);
  await expect.element(main.getByText("Aucune autre fiche de paie en 2026.")).toBeVisible();
  await main.getByRole("button", { name: "Recevoir mes fiches de paie sur papier" }).click();
  network.refuses(choosePaper, commonRefusals.tooMany);
  const since = "2026-11-23T09:04:00.000Z";
  network.gives(getMyDelivery, { ...electronic, choice: "paper", since, effectDate: "2027-02-23" });
  await main.getByRole("button", { name: "Demander le papier" }).click();
  await expect.element(main.getByText(commonRefusals.tooMany.fr)).toBeVisible();
  await expect.poll(() => document.querySelector(":focus")?.textContent).toContain(commonRefusals.tooMany.fr);
  await expect.element(main.getByText(/sur papier le 23 novembre 2026/)).toBeVisible();
  network.gives(chooseElectronic, { choice: "electronic", since, effectDate: "2026-11-23" });
  await expectOutline("says-why-paper-could-not-be-asked");
  await main.getByRole("button", { name: "Revenir aux fiches de paie électroniques" }).click();
  await expect.element(main.getByText(/à l’électronique le 23 novembre 2026/)).toBeVisible();
  await expect.element(main.getByText(commonRefusals.tooMany.fr)).not.toBeInTheDocument();
});

test("says, folded, how they are given, the right to refuse, and how long they are kept (PAYSLIP-08)", async () => {
  open();
  await expect.element(main.getByText(/au moins 50 ans/)).not.toBeVisible();
  await main.getByText("Vos droits et la conservation").click();
  for (const said of [
    /remet vos fiches de paie ici/,
    /refuser la forme électronique à tout moment/,
    /au moins 50 ans/,
  ])
    await expect.element(main.getByText(said)).toBeVisible();
  await expect
    .element(main.getByText(/toutes les emporter à tout moment\. Gardez-les sans limite/))
    .toBeVisible();
  // Seen where there is no script.
  await expect.element(main.getByText(/^Pour changer de forme, activez JavaScript/)).toBeInTheDocument();
  await expectOutline("says-folded-how-they-are-given");
});

test.each([
  [null, null, "Vos fiches de paie apparaîtront ici après votre premier salaire."],
  ["2024-01-15", "2024-02-15", "Vos fiches de paie apparaîtront ici après votre premier salaire."],
  ["2026-11-23", "2026-12-23", "Vos fiches de paie seront ici à partir du 23 décembre 2026."],
])(
  "without any, told on %s and shown from %s: %s (PAYSLIP-19, SPACE-17)",
  async (noticeDate, visibleFrom, said) => {
    open([], { ...electronic, noticeDate, visibleFrom });
    await expect.element(main.getByText(said)).toBeVisible();
    await expect.element(main.getByRole("link", { name: /Tout télécharger/ })).not.toBeInTheDocument();
  },
);

test("says what failed, keeps the rest, and tries again (SPACE-16)", async () => {
  const { network } = open(of2026, electronic, "?annee=2025");
  network.fails(getMyDelivery);
  await expect.element(main.getByRole("alert")).toBeVisible();
  await expect.element(main.getByText("Votre fiche de paie d’octobre 2026 est disponible.")).toBeVisible();
  network.gives(getMyDelivery, electronic);
  await expectOutline("says-what-failed-keeps-the-rest-and");
  await main.getByRole("button", { name: "Réessayer" }).click();
  await expect.element(main.getByText(/forme électronique\.$/)).toBeVisible();
  await expect.element(main.getByRole("combobox", { name: "Année" })).toHaveValue("2025");
});

test("shows a hundred of a long year, then the next ones, the focus on the first of them (SPACE-18)", async () => {
  const all = Array.from({ length: 103 }, (_, index) =>
    payslip("2026-10", { rank: index + 1, documentId: `rank-${index}`.padEnd(22, "x") }),
  );
  const { network, container } = open();
  network.does(getMyPayslips, async ({ query: asked }) => {
    const skip = Number(asked.get("skip") ?? 0);
    const payslips = all.slice(skip, skip + 100);
    const leftCount = all.length - skip - payslips.length;
    return Response.json({ years: [2026], year: 2026, hasMore: leftCount > 0, leftCount, payslips });
  });
  await main.getByRole("button", { name: "Afficher les 3 suivantes" }).click();
  const lines = () => [...container.querySelectorAll("tbody > tr[tabindex]")];
  await expect.poll(() => lines().length).toBe(102);
  await expect.poll(() => document.activeElement === lines()[99]).toBe(true);
  await expect.element(main.getByRole("button", { name: /suivantes/ })).not.toBeInTheDocument();
});
