import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import type { Reading } from "@ribambelle/domain/readings/reading";
import * as api from "@ribambelle/domain/readings/reading.api";
import { readingRefusals } from "@ribambelle/domain/readings/reading.texts";
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { answerCalls } from "../../testing/answers.ts";
import { openApp, serverSays } from "../../testing/openApp.tsx";
import { expectOutline } from "../../testing/outline/outline.ts";
import { aPdf, loadPdfReader } from "../../testing/pdf.ts";
import { aBabysitter } from "../../testing/people.ts";

const id = "c2V0ZS1kb2N1bWVudC1pZA";
const aReading = (given: Partial<Reading> = {}): Reading => ({
  id,
  title: "Protocole canicule",
  category: 1,
  categoryDisplayName: "Santé et sécurité",
  demand: 2,
  publishedDate: "2026-11-12",
  deadline: null,
  version: 1,
  pageCount: 9,
  byteCount: 1_000,
  openedAt: null,
  readAt: null,
  confirmedAt: null,
  isLate: false,
  isNewVersion: false,
  ...given,
});
const doneAt = "2026-11-12T17:04:00.000Z";

beforeEach(() => void vi.setSystemTime("2026-11-20T10:00:00+01:00"));

function open(path: string, readings: readonly Reading[]) {
  const network = answerCalls();
  network.gives(getMyInformation, aBabysitter());
  network.gives(api.getMyReadings, [...readings]);
  serverSays({});
  return { network, ...openApp(path) };
}

const listPath = "/intervenant/a-consulter";
const headings = () =>
  page
    .getByRole("heading", { level: 2 })
    .all()
    .map((one) => one.element().textContent);

describe("the documents to read", () => {
  test("begin with what is left, then come those, then the others by category (READING-01, READING-02, READING-03)", async () => {
    const done = { demand: 1, readAt: doneAt, openedAt: doneAt } as const;
    open(listPath, [
      aReading({ id: "a".repeat(22), title: "Tard", isLate: true, deadline: "2020-11-01" }),
      aReading({ id: "b".repeat(22), title: "Ouvert", demand: 1, openedAt: doneAt }),
      aReading({ id: "c".repeat(22), title: "Lu", ...done, category: 0 }),
      aReading({
        id: "d".repeat(22),
        title: "Confirmé",
        ...done,
        demand: 2,
        confirmedAt: doneAt,
        category: 0,
      }),
      aReading({ id: "e".repeat(22), title: "Pour savoir", demand: 0, category: 3 }),
    ]);
    await expect.element(page.getByText("2 documents à lire, dont 1 en retard.")).toBeVisible();
    expect(headings().slice(0, 3)).toEqual(["À lire", "Règlement et consignes", "Formation"]);
    const said = (title: string) =>
      page.getByRole("link", { name: title, exact: true }).element().closest("li")?.textContent;
    expect(said("Tard")).toMatch(/À lire avant le 1er novembre 2020À lire et confirmerEn retard$/);
    expect(said("Ouvert")).toMatch(/À lireOuvert$/);
    expect(said("Lu")).toMatch(/À lireLu le 12 novembre( 2026)?$/);
    expect(said("Confirmé")).toMatch(/Confirmé le 12 novembre( 2026)?$/);
    expect(said("Confirmé")).not.toContain("À lire et confirmer");
    expect(said("Pour savoir")).toMatch(/Pour informationNouveau$/);
    await expectOutline("begin-with-what-is-left-then");
  });

  test("say until when the first is to be read, and each (READING-01, READING-03)", async () => {
    vi.setSystemTime("2026-11-23T10:00:00+01:00");
    onTestFinished(() => void vi.useRealTimers());
    open(listPath, [
      aReading({ id: "a".repeat(22), title: "Bientôt", deadline: "2026-11-25" }),
      aReading({ id: "b".repeat(22), title: "Plus tard", deadline: "2026-12-25" }),
    ]);
    await expect.element(page.getByText("2 documents à lire, dont 1 avant le 25 novembre.")).toBeVisible();
    const soon = page.getByRole("link", { name: "Bientôt", exact: true }).element().closest("li");
    expect(soon?.textContent).toMatch(/avant le 25 novembre/i);
    await expectOutline("say-until-when-the-first-is");
  });

  test("say that all is read (READING-01)", async () => {
    open(listPath, [aReading({ demand: 1, openedAt: doneAt, readAt: doneAt })]);
    await expect.element(page.getByText("Vous avez tout lu.")).toBeVisible();
    await expectOutline("say-that-all-is-read");
  });

  test("are asked for again where they could not be read, and say that there is none yet (READING-20, SPACE-16, SPACE-17)", async () => {
    const { network } = open(listPath, []);
    network.refuses(api.getMyReadings, commonRefusals.internal);
    const retry = page.getByRole("main").getByRole("button", { name: "Réessayer" });
    await expect.element(retry).toBeVisible();
    network.gives(api.getMyReadings, []);
    await retry.click();
    await expect.element(page.getByText("L’agence ne vous a encore adressé aucun document.")).toBeVisible();
    await expectOutline("are-asked-for-again-where-they");
  });

  test("are in the older private space while there is one (SPACE-01)", async () => {
    serverSays({ oldPortalUrl: "https://ancien.example.fr" });
    const { stopNavigations } = await import("../../testing/navigations.ts");
    const left = stopNavigations();
    const network = answerCalls();
    network.gives(getMyInformation, aBabysitter());
    openApp(`${listPath}/${id}`);
    await expect.poll(() => left).toEqual(["https://ancien.example.fr/a-consulter"]);
  });
});

describe("a document in the reader", () => {
  beforeAll(loadPdfReader);
  beforeEach(() => localStorage.clear());
  const address = { method: "GET", path: `/document/${id}/download` } as const;
  /** A server that remembers the marks, and refuses one that comes too early. */
  function openOne(
    given: Partial<Reading> = {},
    file: () => Promise<Response> = async () => new Response(aPdf(9)),
  ) {
    let kept = aReading(given);
    const opened = open(`${listPath}/${id}`, [kept]);
    const { network } = opened;
    const one = { method: "GET", path: `/Reading/GetMyReading/${id}` } as const;
    network.does(one, async () => Response.json(kept));
    network.does(address, async () => file());
    const markRead = async () => {
      kept = { ...kept, openedAt: doneAt, readAt: doneAt };
      return Response.json({ readAt: doneAt });
    };
    network.does(api.markReadingRead, markRead);
    network.does(api.confirmReading, async () => {
      kept = { ...kept, confirmedAt: doneAt };
      return Response.json({ confirmedAt: doneAt });
    });
    return { ...opened, markRead, marks: () => network.callsOf(api.markReadingRead).map(({ body }) => body) };
  }
  const confirm = page.getByRole("button", { name: "J’ai lu et compris ce document" });
  const drawn = () => document.querySelectorAll("[data-page] canvas").length;

  test("is read to its end, then confirmed, then says when it was (READING-04, READING-06, READING-07, READING-19)", async () => {
    const { marks } = openOne();
    await expect.element(page.getByText("Page 1 sur 9")).toBeVisible();
    await expect.element(page.getByText("Words of page 1")).toBeInTheDocument();
    await expect.element(confirm).toHaveAttribute("aria-disabled", "true");
    await expect
      .element(confirm)
      .toHaveAccessibleDescription("Lisez le document jusqu’à la fin pour confirmer.");
    expect(marks()).toEqual([]);
    await page.getByRole("button", { name: "Aller à la dernière page" }).click();
    await expect.element(page.getByText("Page 9 sur 9")).toBeVisible();
    await expect.element(page.getByText("Fin du document")).toBeVisible();
    await expect.poll(marks).toEqual([{ id, version: 1, how: "pages", pagesSeen: 9 }]);
    await expect.element(confirm).not.toHaveAttribute("aria-disabled");
    // The bar stands under the end of the document, not over it.
    const [end, bar] = [page.getByText("Fin du document"), confirm].map((one) =>
      one.element().getBoundingClientRect(),
    );
    expect(end?.bottom).toBeLessThanOrEqual(bar?.top ?? 0);
    await confirm.click();
    await expect
      .element(page.getByText("Vous avez confirmé ce document le 12 novembre 2026 à 18\u00a0h\u00a004."))
      .toBeVisible();
    await expect.element(confirm).not.toBeInTheDocument();
  });

  test("keeps at most six pages drawn, each under its heading, with its words (SPACE-23, SPACE-25)", async () => {
    openOne();
    await expect.element(page.getByRole("heading", { name: "Page 9", exact: true })).toBeInTheDocument();
    await expect.poll(drawn).toBeGreaterThan(0);
    document.querySelector("[data-page='5']")?.scrollIntoView();
    await expect.element(page.getByText("Words of page 5")).toBeInTheDocument();
    await expect.poll(() => document.body.textContent?.includes("Words of page 1")).toBe(false);
    expect(drawn()).toBeLessThanOrEqual(6);
  });

  test("stands where it was scrolled to, even before its pages were drawn (SPACE-23)", async () => {
    const watched = new MutationObserver(() => {
      const fifth = document.querySelector("[data-page='5']");
      if (!fifth) return;
      watched.disconnect();
      fifth.scrollIntoView();
    });
    watched.observe(document.body, { childList: true, subtree: true });
    openOne();
    await expect.element(page.getByText("Page 5 sur 9")).toBeVisible();
    await expect.element(page.getByText("Words of page 5")).toBeInTheDocument();
    // Between two pages, the one above is read.
    const sixth = document.querySelector("[data-page='6']")?.getBoundingClientRect();
    scrollBy(0, (sixth?.top ?? 0) - innerHeight / 2 - 8);
    scrollBy(0, (sixth?.height ?? 0) + 16);
    await expect.element(page.getByText("Page 6 sur 9")).toBeVisible();
  });

  test("opens again at the page that was last on the screen, in this browser (READING-22)", async () => {
    const first = openOne();
    await expect.element(page.getByText("Page 1 sur 9")).toBeVisible();
    document.querySelector("[data-page='4']")?.scrollIntoView();
    await expect.element(page.getByText("Page 4 sur 9")).toBeVisible();
    await first.unmount();
    openOne();
    await expect.element(page.getByText("Page 4 sur 9")).toBeVisible();
    await expect.element(page.getByText("Words of page 4")).toBeInTheDocument();
    // No call says where somebody is.
    expect(first.marks()).toEqual([]);
  });

  test("opens a new version, or one whose page is not there, at its beginning (READING-10, READING-22)", async () => {
    localStorage.setItem(`reading:${id}`, "1:4");
    const first = openOne({ version: 2 });
    await expect.element(page.getByText("Page 1 sur 9")).toBeVisible();
    await expect.element(page.getByText("Words of page 1")).toBeInTheDocument();
    await first.unmount();
    localStorage.setItem(`reading:${id}`, "2:40");
    openOne({ version: 2 });
    await expect.element(page.getByText("Page 1 sur 9")).toBeVisible();
  });

  test("is made larger and smaller, within its frame (SPACE-23)", async () => {
    openOne();
    await expect.element(page.getByText("Page 1 sur 9")).toBeVisible();
    const width = () => document.querySelector("[data-page]")?.getBoundingClientRect().width ?? 0;
    await expect.poll(width).toBeGreaterThan(0);
    const before = width();
    await page.getByRole("button", { name: "Agrandir" }).click();
    await expect.poll(width).toBeCloseTo(before * 1.25, -1);
    await page.getByRole("button", { name: "Agrandir" }).click();
    await page.getByRole("button", { name: "Agrandir" }).click();
    await expect.element(page.getByText("200\u00a0%")).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  });

  test("follows the width of the window (SPACE-23)", async () => {
    onTestFinished(() => page.viewport(1280, 900));
    openOne();
    await expect.element(page.getByText("Words of page 1")).toBeInTheDocument();
    const width = () => document.querySelector("[data-page]")?.getBoundingClientRect().width ?? 0;
    const before = width();
    await page.viewport(390, 844);
    await expect.poll(width).toBeLessThan(Math.min(before, 390));
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });

  test("is downloaded, and opened beside the page (SPACE-23, SPACE-26)", async () => {
    openOne();
    await expect
      .element(page.getByRole("link", { name: "Télécharger" }))
      .toHaveAttribute("href", `/api/v1/document/${id}/download`);
    const other = page.getByRole("link", { name: "Ouvrir dans un autre onglet" });
    await expect.element(other).toHaveAttribute("href", expect.stringMatching(/^blob:/));
    // Without its kind the browser would show its bytes as words.
    const asked = new XMLHttpRequest();
    asked.open("GET", (other.element() as HTMLAnchorElement).href, false);
    asked.send();
    expect(asked.getResponseHeader("content-type")).toBe("application/pdf");
    await expect.element(other).toHaveAttribute("target", "_blank");
  });

  test("a document that cannot be shown is downloaded, and the box says that it was read, again where that could not be noted (READING-08, SPACE-25)", async () => {
    const { marks, markRead, network } = openOne({ demand: 1 }, async () => new Response("no PDF at all"));
    await expect.element(page.getByText("Ce document ne peut pas être affiché ici.")).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Télécharger" })).toBeVisible();
    network.fails(api.markReadingRead);
    await page.getByRole("checkbox", { name: "Je l’ai téléchargé et lu en entier" }).click();
    await expect.element(page.getByRole("main").getByRole("alert")).toBeVisible();
    network.does(api.markReadingRead, markRead);
    await page.getByRole("main").getByRole("button", { name: "Réessayer" }).click();
    const mark = { id, version: 1, how: "download", pagesSeen: 0 };
    await expect.poll(marks).toEqual([mark, mark]);
    await expect.element(page.getByText(/^Vous avez lu ce document le 12 novembre 2026/)).toBeVisible();
    await expect.element(page.getByRole("main").getByRole("alert")).not.toBeInTheDocument();
    await expectOutline("a-document-that-cannot-be-shown");
  });

  test("a document that cannot be shown is known to be read, and is not marked once more (READING-08)", async () => {
    const { marks } = openOne(
      { demand: 1, openedAt: doneAt, readAt: doneAt },
      async () => new Response("no PDF at all"),
    );
    const box = page.getByRole("checkbox", { name: "Je l’ai téléchargé et lu en entier" });
    await expect.element(box).toBeChecked();
    await expect.element(box).toBeDisabled();
    expect(marks()).toEqual([]);
    await expectOutline("a-document-that-cannot-be-shown-is-known");
  });

  test("a confirmation that could not be noted says so, and is sent again (READING-07)", async () => {
    const { network } = openOne(
      { openedAt: doneAt, readAt: doneAt, pageCount: 1 },
      async () => new Response(aPdf(1)),
    );
    network.fails(api.confirmReading);
    await confirm.click();
    const said = page.getByRole("main").getByRole("alert");
    await expect.element(said.getByText(/^Une erreur est survenue lors de l'action\./)).toBeVisible();
    await expect.element(confirm).not.toHaveAttribute("aria-disabled");
    network.gives(api.confirmReading, { confirmedAt: doneAt });
    await said.getByRole("button", { name: "Réessayer" }).click();
    await expect.element(said).not.toBeInTheDocument();
    await expect
      .poll(() => network.callsOf(api.confirmReading).map(({ body }) => body))
      .toEqual(Array(2).fill({ id, version: 1 }));
    await expectOutline("a-confirmation-that-could-not-be");
  });

  test("a document that cannot be given just now says so, marks nothing, and is asked for again (READING-21)", async () => {
    let isAway = true;
    const { marks } = openOne({}, async () =>
      isAway ? Response.json({}, { status: 503 }) : new Response(aPdf(9)),
    );
    await expect.element(page.getByText(/ne peut pas être ouvert pour le moment/)).toBeVisible();
    expect(marks()).toEqual([]);
    isAway = false;
    await page.getByRole("button", { name: "Réessayer" }).click();
    await expect.element(page.getByText("Page 1 sur 9")).toBeVisible();
  });

  test("a document that was replaced meanwhile says so, and shows the new version (READING-10)", async () => {
    let pageCount = 1;
    const { network } = openOne({ pageCount }, async () => new Response(aPdf(pageCount)));
    network.refuses(api.markReadingRead, readingRefusals.newVersion);
    await expect.element(page.getByText("Words of page 1")).toBeInTheDocument();
    page.getByText("Fin du document").element().scrollIntoView({ block: "center" });
    await expect.element(page.getByText(/L’agence vient de remplacer ce document/)).toBeVisible();
    const one = { method: "GET", path: `/Reading/GetMyReading/${id}` } as const;
    pageCount = 2;
    network.does(one, async () => Response.json(aReading({ version: 2, pageCount, isNewVersion: true })));
    await page.getByRole("button", { name: "Recharger la page" }).click();
    await expect.element(page.getByText(/Nouvelle version du 12 novembre/)).toBeVisible();
    // Not the file that was open.
    await expect.element(page.getByText("Words of page 2")).toBeInTheDocument();
  });

  test("a document of somebody else is not found (READING-12)", async () => {
    const { network } = open(`${listPath}/${id}`, []);
    network.refuses({ method: "GET", path: `/Reading/GetMyReading/${id}` }, commonRefusals.notFound);
    await expect.element(page.getByText("Ce document est introuvable.")).toBeVisible();
    await expectOutline("a-document-of-somebody-else-is");
  });
});
