import { permissions } from "@ribambelle/domain/kernel/permissions/permission";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { staffOf } from "@ribambelle/domain/staff/staffOf";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerCalls } from "../../../testing/answers.ts";
import { openApp, serverSays } from "../../../testing/openApp.tsx";
import { anAgent } from "../../../testing/people.ts";

const rows = page.getByRole("main").getByRole("table").getByRole("row");

test.each([["reader" as const], []])(
  "what each function permits is a row of the table each, for whoever is of the agency: %s (STAFF-02)",
  async (...functions) => {
    const network = answerCalls();
    network.gives(getMyInformation, anAgent({ staff: staffOf(functions) }));
    serverSays({});
    openApp("/agence/fonctions");
    await expect
      .element(page.getByRole("heading", { level: 1, name: "Ce que chaque fonction permet" }))
      .toBeVisible();
    await expect.poll(() => rows.elements().length).toBe(permissions.length + 1);
    const told = rows.elements().map((row) => [...row.children].map((cell) => cell.textContent));
    expect(told[0]).toEqual([
      "Ce que l’on peut faire",
      "Administration",
      "Coordination",
      "Recrutement",
      "Lecture",
    ]);
    expect(told.find(([act]) => act === "ajouter un intervenant")).toEqual([
      "ajouter un intervenant",
      "AdministrationOui",
      "CoordinationNon",
      "RecrutementOui",
      "LectureNon",
    ]);
  },
);
