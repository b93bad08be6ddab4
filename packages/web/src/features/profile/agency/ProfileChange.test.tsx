import { getPersonProfile } from "@ribambelle/domain/agencyPeople/details.agency.api";
import { personCan, type WholePerson } from "@ribambelle/domain/agencyPeople/person";
import { getPerson } from "@ribambelle/domain/agencyPeople/person.agency.api";
import { updatePerson } from "@ribambelle/domain/agencyPeople/personChanges.agency.api";
import { getPersonContracts } from "@ribambelle/domain/contracts/agency/contracts.agency.api";
import { agencyRefusals } from "@ribambelle/domain/kernel/office/agency.refusals";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { writeWire } from "@ribambelle/domain/kernel/wire";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { publicProfile } from "@ribambelle/domain/profile/publicProfile.rules";
import { getMySecondFactor } from "@ribambelle/domain/secondFactor/secondFactor.api";
import { staffOf } from "@ribambelle/domain/staff/staffOf";
import { anExperience, aProfile } from "@ribambelle/domain/testing/profile";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerCalls } from "../../../testing/answers.ts";
import { openApp, serverSays } from "../../../testing/openApp.tsx";
import { anAgent } from "../../../testing/people.ts";

const at = "/Agency/People/7" as const;
const profile = { ...getPersonProfile, path: `${at}/Profile` } as const;
const nobody = { salesRep: null, manager: null, hrContact: null, referent: null, referentEndDate: null };
const person: WholePerson = {
  ...{ userId: 7, role: "BabySitter", reference: "INT-7", displayName: "Ida Abel", firstName: "Ida" },
  ...{ lastName: "Abel", city: null, accountState: "active", blocked: null, assigned: nobody },
  ...{
    employeeNumber: null,
    interviewed: true,
    currentSituation: 1,
    openRequests: [],
    payslips: null,
    private: null,
  },
  ...{ displaysInformationBanner: false, displaysConnectionPopup: false },
  can: personCan(["recruiter"], { role: "BabySitter", accountState: "active", hasEmail: true }),
};

function open(given: Parameters<typeof aProfile>[0] = {}) {
  const network = answerCalls();
  const kept = { profile: aProfile({ hasBeenInterviewed: true, ...given }), version: 4 };
  network.gives(getMyInformation, anAgent({ staff: staffOf(["recruiter"]) }));
  network.gives(getMySecondFactor, { isOn: true, since: null, recoveryCodesLeft: 10, isRequired: true });
  network.does({ ...getPerson, path: at }, async () => Response.json(person, { headers: { ETag: '"2"' } }));
  const giveProfile = async () => {
    const { hasPhoto: _, ...profile } = kept.profile;
    const shown = { firstName: "Ida", lastName: "Abel", age: null, photoUrl: null };
    const answer = {
      profile: { ...profile, completionRate: 40 },
      public: publicProfile(profile, shown),
      completion: { rate: 40, missing: [] },
      photo: { state: null, reason: null, decidedAt: null, earlier: [] },
    };
    const headers = { ETag: `"${kept.version}"` };
    return Response.json(writeWire(getPersonProfile.output, answer), { headers });
  };
  network.does(profile, giveProfile);
  network.gives(
    { ...getPersonContracts, path: `${at}/Contracts` },
    { guard: null, housework: null, babysitter: [] },
  );
  serverSays({});
  return { network, kept, giveProfile, ...openApp("/agence/personnes/7/profil") };
}

const main = page.getByRole("main");
const dialog = page.getByRole("dialog").first();
const press = (name: string | RegExp) => dialog.getByRole("button", { name }).click();
const sent = ({ network }: ReturnType<typeof open>) => network.callsOf(updatePerson).map(({ body }) => body);

test("the agency changes, deletes and adds experiences in one form, over the profile that it saw (FOLKS-18, FOLKS-26)", async () => {
  const experiences = [anExperience(), anExperience({ id: 6, description: "En crèche" })];
  const app = open({ experiences });
  app.network.gives(updatePerson, {});
  await main.getByRole("button", { name: "Modifier les expériences" }).click();
  await expect
    .element(dialog.getByText("Après l’entretien, l’agence seule change ces informations."))
    .toBeVisible();
  const descriptions = dialog.getByRole("textbox", { name: "Description" });
  await expect.element(descriptions.nth(1)).toHaveValue("En crèche");
  await press("Supprimer l’expérience 1");
  await expect.element(descriptions.nth(0)).toHaveValue("En crèche");
  // The button that was pressed went with it: the keyboard goes on from the list.
  await expect
    .poll(() => document.activeElement?.querySelectorAll("fieldset legend").length)
    .toBeGreaterThan(0);
  await press("Ajouter une expérience");
  for (const name of ["Expérience 1", "Expérience 2"])
    await expect.element(dialog.getByRole("group", { name })).toBeInTheDocument();
  await dialog.getByLabelText("Motif").fill("Vu en entretien");
  await press("Enregistrer");
  await expect.element(dialog.getByRole("alert").first()).toBeVisible();
  expect(sent(app)).toEqual([]);
  await descriptions.nth(1).fill("Chez des voisins");
  await press("Enregistrer");
  await expect.element(page.getByText("Le profil est enregistré.")).toBeVisible();
  expect(sent(app)).toMatchObject([
    {
      userId: 7,
      changes: {
        experiences: [{ description: "En crèche" }, { description: "Chez des voisins" }],
      },
      reason: "Vu en entretien",
      profileVersion: 4,
    },
  ]);
});

test("what the agency would write is asked for again where it could not be read (FOLKS-18, AGUI-14)", async () => {
  const { network, giveProfile } = open({ educationLevel: 50 });
  await expect.element(main.getByRole("button", { name: "Modifier la formation" })).toBeVisible();
  network.refuses(profile, commonRefusals.internal);
  await main.getByRole("button", { name: "Modifier la formation" }).click();
  await expect.element(dialog.getByRole("alert")).toBeVisible();
  network.does(profile, giveProfile);
  await press("Réessayer");
  await expect.element(dialog.getByLabelText("Motif")).toBeVisible();
  await expect.element(dialog.getByRole("alert")).not.toBeInTheDocument();
});

test("the agency writes the education, and sees both versions where the babysitter was faster (FOLKS-18, AGUI-22)", async () => {
  const app = open({ educationLevel: 50 });
  app.network.refuses(updatePerson, agencyRefusals.changedMeanwhile);
  await main.getByRole("button", { name: "Modifier la formation" }).click();
  await dialog.getByLabelText("Formation aux premiers secours").click();
  await dialog.getByLabelText("Motif").fill("Vu en entretien");
  app.kept.profile = aProfile({ educationLevel: 52 });
  app.kept.version = 5;
  await press("Enregistrer");
  const both = dialog.getByRole("table").getByRole("row").nth(1);
  await expect.element(both.getByText("BAC+3")).toBeVisible();
  await expect.element(both.getByText("BAC+1, Formation aux premiers secours")).toBeVisible();
  app.network.gives(updatePerson, {});
  await press("Enregistrer ma saisie");
  await expect.element(page.getByText("Le profil est enregistré.")).toBeVisible();
  expect(sent(app).at(-1)).toMatchObject({
    changes: { education: { EducationLevel: 50, SpecificDiplomas: [1242] } },
    profileVersion: 5,
  });
});
