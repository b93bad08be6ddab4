import type { MyInformation } from "@ribambelle/domain/me/me";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { getMySecondFactor } from "@ribambelle/domain/secondFactor/secondFactor.api";
import { aShownAgency } from "@ribambelle/domain/testing/agency";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerCalls } from "../testing/answers.ts";
import { openApp, serverSays } from "../testing/openApp.tsx";
import { aBabysitter, anAgent, aParent } from "../testing/people.ts";

const id = "A".repeat(22);
const again = page.getByRole("button", { name: "Réessayer" });
/** Those that can be pressed: the reads behind the others are under way. */
const offered = () => again.elements().filter((one) => one.getAttribute("aria-disabled") !== "true").length;

/** Opens a page whose reads all fail, presses all that it offers, and expects that these were asked for again. */
async function pressAll(me: MyInformation, path: string, reads: readonly string[], buttons = reads.length) {
  const network = answerCalls();
  network.gives(getMyInformation, me);
  network.gives(getMySecondFactor, { isOn: true, since: null, recoveryCodesLeft: 10, isRequired: false });
  network.otherReadsFail();
  const agency = aShownAgency();
  const onOwnSite = { parentSearch: "/site-public", babysitterSearch: "/site-public" };
  serverSays({ agency: { ...agency, publicSite: { ...agency.publicSite, ...onOwnSite } } });
  openApp(path);
  await expect.poll(offered).toBe(buttons);
  const times = () => reads.map((read) => network.seen.filter((call) => call.path === read).length);
  const before = times();
  for (const button of again.all()) await button.click();
  for (const [place, read] of reads.entries())
    await expect.poll(() => times()[place], { message: read }).toBeGreaterThan(before[place] ?? 0);
}

test.each([
  ["/agence/personnes/7", "/Agency/People/7"],
  ["/agence/contrats/garde/12", "/Agency/Contracts/guard/12"],
  [`/agence/imports/${id}`, `/Agency/Imports/${id}`],
  [`/agence/imports/nouveau?import=${id}`, `/Agency/Imports/${id}`],
  ["/agence/courriers/modeles", "/Agency/LetterModels"],
  ["/agence/rentree/2026/7", "/Agency/Renewals/2026/Answer/7"],
  ["/agence/questionnaires/12", "/Agency/Surveys/12"],
  ["/agence/equipe/7", "/Agency/Staff/7"],
  ["/agence/mon-compte", "/Authentication/GetMySessions", "/Agency/Preferences", "/Agency/Audit/Mine"],
])("%s asks again, at a press, for what it could not read (AGUI-14)", (path, ...reads) =>
  pressAll(anAgent(), path, reads),
);

test.each([
  ["/client/contacts", "/AdministrativeContacts/GetMyAdministrativeContacts"],
  [`/client/factures/${id}`, `/Invoice/GetMyInvoice/${id}`],
  ["/client/attestations", "/FiscalCertificate/GetMyFiscalYears"],
  ["/client/profiles", "/Nanny/Search"],
  [`/client/profiles/${id}`, `/Nanny/${id}`],
  [`/client/signature/${id}`, `/Signature/GetSignatureRequest/${id}`],
  ["/client/signature", "/Signature/GetMySignatureRequests"],
  ["/client/parametres/securite", "/User/Passkeys"],
  [
    "/client/parametres",
    "/Authentication/GetMySessions",
    "/OptIn/GetMyOptIn",
    "/Intervention/GetMyCalendarLink",
  ],
])("%s asks again, at a press, for what a family could not read (SPACE-16)", (path, ...reads) =>
  pressAll(aParent(), path, reads),
);

test.each([
  ["/intervenant/a-consulter", "/Reading/GetMyReadings"],
  [`/intervenant/a-consulter/${id}`, `/Reading/GetMyReading/${id}`],
  ["/intervenant/fiches-de-paie", "/Payslip/GetMyPayslips", "/Payslip/GetMyDelivery"],
  ["/intervenant/profil", "/BabysitterProfile/GetMyBabysitterProfile"],
  ["/intervenant/searchjobs", "/Offer/Search"],
  ["/intervenant/searchjobs/candidatures", "/Offer/GetMyInterests"],
])("%s asks again, at a press, for what a babysitter could not read (SPACE-16)", (path, ...reads) =>
  pressAll(aBabysitter(), path, reads),
);

test("the renewal asks again, at one press, for all that did not come (SPACE-16)", async () => {
  const reads = [
    "/Renewal/GetMyRenewal",
    "/BabysitterRenewal/LinkedFamilies",
    "/BabysitterProfile/Situation",
  ];
  await pressAll(aBabysitter(), "/intervenant/rentree-scolaire", reads, 1);
});
