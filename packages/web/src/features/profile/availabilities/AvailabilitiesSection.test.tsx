import type { Availability } from "@ribambelle/domain/profile/availability";
import { updateMyAvailabilities } from "@ribambelle/domain/profile/profile.api";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openApp } from "../../../testing/openApp.tsx";
import { pencilOf, serveProfile } from "../../../testing/profileServer.ts";

const section = page.getByRole("region", { name: "Disponibilités", exact: true });
const pencil = pencilOf("Disponibilités");
const addOn = (day: string) => section.getByRole("button", { name: `Ajouter un créneau le ${day}` });

function openWith(availabilities: Availability[] = []) {
  const server = serveProfile({ availabilities });
  server.takes(updateMyAvailabilities, (sent: { Availabilities: Availability[] }) => ({
    availabilities: sent.Availabilities,
  }));
  openApp("/intervenant/profil");
  return server.network;
}

test("a babysitter gives their first hours by keyboard; they are sent, kept and shown (PROF-35, PROF-37, PROF-38, PROF-39)", async () => {
  const before = Date.now();
  const network = openWith();
  await expect.element(section.getByText("Quand pouvez-vous travailler\u00a0?")).toBeVisible();
  // One button, under the question.
  await expect.element(pencil).toHaveTextContent("Remplir");
  await pencil.click();
  await expect.element(addOn("lundi")).toHaveFocus();
  await userEvent.keyboard("{Enter}8{Tab}{Backspace}{Enter}");
  await expect
    .element(section.getByLabelText("à (fin du créneau 1)"))
    .toHaveAccessibleDescription("Ce champ est obligatoire");
  await expect.element(section.getByLabelText("à (fin du créneau 1)")).toHaveFocus();
  expect(network.callsOf(updateMyAvailabilities)).toEqual([]);
  await userEvent.keyboard("12h");
  await section.getByRole("button", { name: "Enregistrer" }).click();
  await expect.element(section.getByText("4\u00a0h par semaine")).toBeVisible();
  await expect.element(pencil).toHaveFocus();
  await expect.element(pencil).toHaveTextContent("Modifier");
  const [sent] = network
    .callsOf(updateMyAvailabilities)
    .map(({ body }) => body as { Availabilities: Availability[] });
  const id = sent?.Availabilities[0]?.id ?? -1;
  expect(sent).toEqual({ Availabilities: [{ id, day: 1, startTime: "08:00", endTime: "12:00" }] });
  expect((id - (before >>> 0)) >>> 0).toBeLessThanOrEqual(Date.now() - before);
});

test("a known slot keeps its id when it is changed (PROF-33, PROF-38)", async () => {
  const network = openWith([{ id: 7, day: 0, startTime: "08:00", endTime: "12:00" }]);
  await pencil.click();
  await section.getByLabelText("de (début du créneau 1)").fill("9");
  await section.getByRole("button", { name: "Enregistrer" }).click();
  await expect.element(section.getByText("3\u00a0h par semaine")).toBeVisible();
  expect(network.callsOf(updateMyAvailabilities).map(({ body }) => body)).toEqual([
    { Availabilities: [{ id: 7, day: 0, startTime: "09:00", endTime: "12:00" }] },
  ]);
});

test("a first slot is on the screen before anything else is done with it; then it is kept for a reload (PROF-OP19)", async () => {
  openWith();
  await pencil.click();
  await expect.element(addOn("lundi")).toHaveFocus();
  const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith("draft:"));
  // Within the tap itself, whose picture would wait.
  (addOn("lundi").element() as HTMLElement).click();
  expect(document.activeElement).toBe(section.getByLabelText("de (début du créneau 1)").element());
  expect(drafts()).toEqual([]);
  await expect.poll(drafts).toHaveLength(1);
});
