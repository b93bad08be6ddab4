import { dayAt } from "@ribambelle/domain/kernel/day";
import { apiBase } from "@ribambelle/domain/kernel/endpoint";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertDocument } from "../testing/stores/testDocuments.store.ts";
import { insertPerson, type TestPerson, testPassword } from "../testing/stores/testPeople.store.ts";
import { putCampaign } from "../testing/stores/testRenewals.store.ts";
import { formOf, formType } from "../testing/testForm.ts";
import { halves } from "../testing/testPictures.ts";
import { answer, surveyPortal } from "../testing/testSurveys.ts";

// As a client sends them that was written after the printed contract alone: no Origin, no Accept, and nothing where no body is
// printed. Decisions may add to them only what such a client does not notice.
let tried: Awaited<ReturnType<typeof surveyPortal>>;
const cookies: Record<string, string> = {};
const people: Record<string, TestPerson> = {};

beforeAll(async () => {
  tried = await surveyPortal();
  await tried.load(1);
  const year = Number(dayAt(new Date()).slice(0, 4));
  for (const role of ["Parent", "BabySitter"] as const) {
    await putCampaign(db(), role, year);
    const person = await insertPerson(db(), role);
    people[role] = person;
    cookies[role] = await tried.portal.signIn(person.userName);
  }
});
afterAll(() => tried.portal.close());

const db = () => tried.portal.database.connection.db;
async function send(who: string, method: "GET" | "POST", path: string, given?: object | string) {
  const type = typeof given === "string" ? "application/x-www-form-urlencoded" : "application/json";
  return tried.portal.app.inject({
    method,
    url: apiBase + path,
    headers: { cookie: cookies[who] ?? "", ...(given !== undefined && { "content-type": type }) },
    ...(given !== undefined && { payload: typeof given === "string" ? given : JSON.stringify(given) }),
  });
}

const friend = (email: string) => ({
  SponsoredPartyFirstName: "Léa",
  SponsoredPartyLastName: "Petit",
  SponsoredPartyEmail: email,
});
const settings = {
  accountActivityEmail: true,
  agencyInformationEmail: true,
  agencyInformationSms: false,
  agencyInformationPush: false,
  partnersInformationEmail: false,
  partnersInformationSms: false,
  newAdvertsEmail: true,
  isInBlockList: false,
};
const experience = {
  id: 0,
  bbsID: 0,
  typologieCategorie: 0,
  typologieCategorieAge: 3,
  typologieDuree: 12,
  guardType: 0,
  nombreEnfant: 2,
  description: "Garde de deux enfants après l’école.",
  dateOfCreation: null,
  dateOfModification: null,
};
const availability = { day: 1, id: 0, startTime: "16:30", endTime: "19:00" };
const advert = {
  AdvertTitle: "Nounou calme et patiente",
  AdvertDescription: Array.from({ length: 30 }, (_, index) => `mot${index}`).join(" "),
};
const message = {
  NeedRenewContract: true,
  NotRenewingReason: null,
  Comment: null,
  FamiliesRenewalChoices: [],
  IsInterestedToExtraGuards: true,
  HasKnownAvailabilities: true,
  SameAvailabilitiesAsBackToSchool: true,
  KnownAvailabilityDate: null,
  KnowAvailabilityDate: null,
  WantDisableCommunications: false,
  WantUnsubscribe: false,
  BsID: null,
  BabySitterID: null,
};
const reminder = {
  needRenewContract: 1,
  needContinueWithBS: true,
  needBSForSummer: false,
  needComment: null,
  parentID: null,
  linkedEmployees: [],
  contactDateWanted: null,
  dontRenewReason: null,
};

const [parent, babysitter] = ["Parent", "BabySitter"];
const profile = "/BabysitterProfile";
describe("a client of the printed contract", () => {
  it.each<[string, string, object?]>([
    [parent, "/Authentication/GetMyInformation"],
    [babysitter, `${profile}/GetMyBabysitterProfile`],
    [babysitter, `${profile}/GetMyBabySitterProfileCompletionRate`],
    [babysitter, `${profile}/Diplomas`],
    [babysitter, `${profile}/Situation`],
    [parent, "/Sponsorship/GetMySponsorshipOffers"],
    [babysitter, "/Sponsorship/GetMySponsorshipOffers"],
    [parent, "/OptIn/GetMyOptIn"],
    [parent, "/AdministrativeContacts/GetMyAdministrativeContacts"],
    [babysitter, "/EmployeeContract/GetMyContracts"],
    [parent, "/CustomerContract/GetMyContracts"],
    [parent, "/CustomerContract/GetHouseworkContracts"],
    [babysitter, "/EmployeeContactsReferent/GetEmployeeContactsReferent"],
    [babysitter, "/EmployeeContactsReferent/GetEmployeeContactsARH"],
    [babysitter, "/BabysitterRenewal/LinkedFamilies"],
    [parent, "/customerrenewal/GetCustomerRenewalCompleteLinkedEmployees"],
    [parent, "/LeadSurvey/Configuration/1"],
    [parent, "/Geocoding/Positions?address=12%20rue%20de%20la%20Paix%20Lyon"],
  ])("%s reads %s (API-01)", async (who, path) => {
    const answer = await send(who, "GET", path);
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([
      200,
      "application/json; charset=utf-8",
    ]);
  });

  it.each<[string, string, object | undefined, object]>([
    [parent, "/Authentication/DisableDisplayedConnectionPopup", undefined, {}],
    [babysitter, `${profile}/UpdateMyAvailabilities`, { Availabilities: [availability] }, {}],
    [
      babysitter,
      `${profile}/UpdateMyGuardTypes`,
      { IsAvailableForHousework: true, HasHomeworkHelpOption: true, HasIroningOption: false },
      {},
    ],
    [babysitter, `${profile}/UpdateMyAdvert`, advert, {}],
    [babysitter, `${profile}/UpdateAdvertPublication`, { IsPublished: true }, {}],
    [
      babysitter,
      `${profile}/UpdateMyEducation`,
      { EducationLevel: 52, EducationTheme: null, SpecificDiplomas: [] },
      {},
    ],
    [
      babysitter,
      `${profile}/UpdateMyTransportAbilities`,
      { HasDrivingLicence: true, CanConveyChildren: false },
      {},
    ],
    [babysitter, `${profile}/UpdateMyLanguages`, { SpokenLanguages: [106, 1] }, {}],
    [babysitter, `${profile}/UpdateMyProfessionalSituation`, { ProfessionalSituation: 1 }, {}],
    [babysitter, `${profile}/UpdateMySearchFrequency`, { SearchFrequency: 3 }, {}],
    [
      babysitter,
      `${profile}/SaveExperiences`,
      { BabySitterID: null, Experiences: [experience] },
      { experiences: [{ id: expect.any(Number), typologieDuree: 12 }] },
    ],
    [babysitter, "/BabysitterSponsorship/CreateMySponsorshipEmailOffer", friend("lea.petit@example.fr"), {}],
    [
      parent,
      "/CustomerSponsorship/CreateMySponsorshipEmailOffer",
      { ...friend("tom.petit@example.fr"), Role: "Parent" },
      {},
    ],
    [parent, "/OptIn/UpdateMyOptIn", settings, {}],
    [babysitter, "/OptIn/UpdateMyOptIn", settings, {}],
    [babysitter, "/BabysitterRenewal/SendBackToSchoolMessage", message, {}],
    [parent, "/customerrenewal/sendbacktoschoolreminder", reminder, {}],
    [parent, "/Authentication/requestResetMyPassword", { email: "personne@example.fr" }, {}],
    [babysitter, "/Authentication/logout", undefined, {}],
  ])("%s posts %s (API-01)", async (who, path, body, told) => {
    const answer = await send(who, "POST", path, body);
    expect([answer.statusCode, answer.json()]).toMatchObject([200, told]);
    if (path.endsWith("logout")) cookies[who] = await tried.portal.signIn(people[who]?.userName ?? "");
  });

  it("sends the photo in the field avatar, and takes it away (API-14, API-15)", async () => {
    const png = await halves().png().toBuffer();
    const sent = await tried.portal.app.inject({
      method: "POST",
      url: `${apiBase}${profile}/UpdateBabySitterAvatar`,
      headers: { cookie: cookies[babysitter] ?? "", "content-type": formType },
      payload: formOf({ name: "avatar", fileName: "moi.png", type: "image/png", content: png }),
    });
    expect([sent.statusCode, sent.json()]).toEqual([200, { object: expect.any(String) }]);
    const gone = await send(babysitter, "POST", `${profile}/DeleteBabySitterAvatar`);
    expect([gone.statusCode, gone.json()]).toEqual([200, {}]);
  });

  it("begins a survey, and goes on with it by its number (API-47, API-48)", async () => {
    const body = {
      Answers: [answer(1, "Anne", "Vous"), answer(2, "false", "Vous")],
      CustomerID: people[parent]?.personId,
      SurveyType: 1,
      IsLastStep: false,
    };
    const begun = await send(parent, "POST", "/LeadSurvey/Create", body);
    expect([begun.statusCode, begun.json()]).toEqual([200, { leadNeedSurveyID: expect.any(Number) }]);
    const id = begun.json().leadNeedSurveyID;
    const gone = await send(parent, "POST", `/LeadSurvey/Update?leadNeedSurveyID=${id}`, body);
    expect([gone.statusCode, gone.json()]).toEqual([200, { leadNeedSurveyID: id }]);
  });

  it("downloads a document by a link (API-51)", async () => {
    const { personId = 0 } = people[parent] ?? {};
    const { id } = await insertDocument({ db: db(), fileStore: tried.portal.fileStore }, personId);
    const answer = await send(parent, "GET", `/document/${id}/download`);
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/pdf"]);
  });

  it("signs in by the form, changes the password, and deletes the account with no body (API-05, API-09, API-12)", async () => {
    const leaver = await insertPerson(db(), "Parent");
    const signIn = async (password: string) => {
      const form = new URLSearchParams({ username: leaver.userName, password, redirectUrl: "/accueil" });
      const answer = await send(
        "nobody",
        "POST",
        "/Authentication/login?timestamp=1763900000000",
        String(form),
      );
      expect([answer.statusCode, answer.headers.location]).toEqual([
        303,
        "/popup-redirect?redirect=%2Faccueil",
      ]);
      cookies.leaver = answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    };
    await signIn(testPassword);
    const change = { currentPassword: testPassword, newPassword: "Nouveau-Secret-7" };
    const changed = await send("leaver", "POST", "/Authentication/updateMyPassword", change);
    expect([changed.statusCode, changed.json()]).toEqual([200, {}]);
    await signIn("Nouveau-Secret-7");
    const gone = await send("leaver", "POST", "/Authentication/deleteMyAccount");
    expect([gone.statusCode, gone.json()]).toEqual([200, {}]);
  });
});
