import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { updatePhoto } from "@ribambelle/domain/photos/photo.api";
import { getMyCompletionRate, getMyProfile } from "@ribambelle/domain/profile/profile.api";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openApp } from "../../testing/openApp.tsx";
import { aBabysitter } from "../../testing/people.ts";
import { aPhoto, choose } from "../../testing/photos.ts";
import { serveProfile } from "../../testing/profileServer.ts";

const old = "data:image/gif;base64,R0lGODlhAQABAIAAAP8AAAAA/ywAAAAAAQABAAACAkQBADs=";
const fresh = "data:image/gif;base64,R0lGODlhAQABAIAAAAAA/wAAACwAAAAAAQABAAACAkQBADs=";

test("once a photo is sent, the menu shows the one before no more, and the profile is read again (AVATAR-OP2)", async () => {
  const { network } = serveProfile({}, aBabysitter({ photoUrl: old, photoState: 1 }));
  network.gives(updatePhoto, { url: fresh });
  openApp("/intervenant/profil");
  const dialog = page.getByRole("dialog", { name: "Votre photo" });
  const inMenu = page.getByRole("banner").getByRole("button", { name: "Mon espace" });
  await expect.poll(() => inMenu.element().querySelector("img")?.src).toBe(old);
  await page.getByRole("button", { name: "Modifier la photo" }).click();
  await expect.element(dialog).toBeVisible();
  choose(dialog.getByLabelText(/^Choisir une photo$/).element(), aPhoto());
  await expect.element(dialog.getByRole("application", { name: /^Cadre/ })).toBeVisible();
  const read = [getMyInformation, getMyProfile, getMyCompletionRate];
  const before = read.map((endpoint) => network.callsOf(endpoint).length);
  network.gives(getMyInformation, aBabysitter({ photoUrl: fresh, photoState: 0 }));
  await dialog.getByRole("button", { name: "Enregistrer la photo" }).click();
  await expect.poll(() => inMenu.element().querySelector("img")).toBeNull();
  await expect
    .poll(() => read.map((endpoint, place) => network.callsOf(endpoint).length - (before[place] ?? 0)))
    .toEqual([1, 1, 1]);
});
