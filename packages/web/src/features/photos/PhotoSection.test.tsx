import type { ReasonWords } from "@ribambelle/domain/moderation/toldReason";
import { aShownAgency } from "@ribambelle/domain/testing/agency";
import { StrictMode } from "react";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { AgencyProvider } from "../../client/agency.tsx";
import { LocaleProvider, setLocale } from "../../client/locale.tsx";
import { expectOutline } from "../../testing/outline/outline.ts";
import type { Pictured } from "../../ui/pictures/RoundPhoto.tsx";
import { PhotoSection } from "./index.ts";

const red = "data:image/gif;base64,R0lGODlhAQABAIAAAP8AAAAA/ywAAAAAAQABAAACAkQBADs=";
const photo = page.getByRole("img", { name: "Photo de Léa Dubois" });

const free = { changePhoto: true, removePhoto: true };

async function show(given: Partial<Pictured> = {}, rejectionReason: ReasonWords | null = null, can = free) {
  const user = { displayName: "Léa Dubois", photoUrl: null, photoState: null, ...given };
  onTestFinished(() => setLocale("fr"));
  return render(
    <StrictMode>
      <LocaleProvider>
        <AgencyProvider agency={aShownAgency()}>
          <PhotoSection user={user} rejectionReason={rejectionReason} can={can} onChanged={() => {}} />
        </AgencyProvider>
      </LocaleProvider>
    </StrictMode>,
  );
}

const drawings = (container: Element) => container.querySelectorAll("svg[viewBox='0 0 64 64']").length;

test("a photo that waits says so, and what families see meanwhile (AVATAR-10, AVATAR-18)", async () => {
  await show({ photoUrl: red, photoState: 0 });
  await expect.element(photo).toBeVisible();
  await expect.element(page.getByText("En attente de validation", { exact: true })).toBeVisible();
  await expect
    .element(page.getByText(/^Votre nouvelle photo attend la validation de l’agence\./))
    .toBeVisible();
  await expectOutline("a-photo-that-waits-says-so");
});

test("a photo that the agency refused says so, with its reason (AVATAR-13, AVATAR-18, AVATAR-OP3)", async () => {
  await show({ photoUrl: red, photoState: 2 }, { fr: "On ne voit pas votre visage.", en: null });
  await expect.element(page.getByText("Refusée", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Motif\u00a0: On ne voit pas votre visage.").first()).toBeVisible();
  await expectOutline("a-photo-that-the-agency-refused");
});

test("a validated photo carries nothing (AVATAR-14, AVATAR-18)", async () => {
  const { container } = await show({ photoUrl: red, photoState: 1 });
  await expect.element(photo).toBeVisible();
  await expect.element(page.getByText("L’agence a validé votre photo.")).toBeVisible();
  expect(container.querySelector("[data-state]")).toBeNull();
  for (const word of ["En attente de validation", "Refusée"])
    await expect.element(page.getByText(word, { exact: true })).not.toBeInTheDocument();
});

test("without a photo a drawing stands in its place, without any state (AVATAR-16, AVATAR-OP4)", async () => {
  const { container } = await show();
  await expect
    .element(page.getByRole("button", { name: "Ajouter une photo" }))
    .toHaveAttribute("aria-haspopup", "dialog");
  expect(drawings(container)).toBe(1);
  expect(container.querySelector("[data-state]")).toBeNull();
  await expectOutline("without-a-photo-a-drawing-stands");
});

test("a photo that does not load gives its place to the drawing (AVATAR-16)", async () => {
  const { container } = await show({ photoUrl: "data:image/webp;base64,AAAA", photoState: 1 });
  await expect.element(photo).not.toBeInTheDocument();
  expect(drawings(container)).toBe(1);
});

test("a photo of the portal is asked for in the size that the screen needs", async () => {
  await show({ photoUrl: "/api/v1/BabysitterProfile/Avatar/x/256.webp", photoState: 1 });
  // It is taken away as soon as it has not loaded.
  const shown = document.querySelector("img");
  expect(shown?.sizes).toBe("128px");
  expect(shown?.srcset).toContain("/api/v1/BabysitterProfile/Avatar/x/96.webp 96w");
});

test.each([
  ["fr", "Guide de validation des photos (autre site)"],
  ["en", "Guide to photo approval (another site)"],
] as const)(
  "the section in %s leads to the public site’s guide (AVATAR-17, LEGACY-14)",
  async (locale, name) => {
    await show();
    setLocale(locale);
    const guide = page.getByRole("link", { name });
    await expect.element(guide).toHaveAttribute("href", "https://public.example/aide/validation-photo");
  },
);

test("a photo that may not be changed has no button for it (AGUI-32)", async () => {
  await show({ photoUrl: red, photoState: 1 }, null, { changePhoto: false, removePhoto: false });
  await expect.element(photo).toBeVisible();
  expect(page.getByRole("button", { name: /photo/ }).elements()).toEqual([]);
  await expectOutline("a-photo-that-may-not-be");
});
