import { describe, expect, it } from "vitest";
import { readWire, writeWire } from "../kernel/wire.ts";
import { babysitterAnswerOf } from "./babysitter/answer.ts";
import { answerFamily, answerRenews, emptyBabysitterForm } from "./babysitter/form.ts";
import { parentAnswerOf } from "./parent/answer.ts";
import { answerContinues, answerNeed, emptyParentForm } from "./parent/form.ts";
import {
  getLinkedEmployees,
  getLinkedFamilies,
  sendBabysitterRenewal,
  sendParentRenewal,
} from "./renewal.api.ts";
import {
  babysitterReasons,
  employeeReasons,
  familyReasons,
  parentNeeds,
  parentReasons,
} from "./renewal.values.ts";

const family = { id: 31, name: "Claire Martin", salesRepId: 7, salesRepName: "Zoé Blanc" };
const asked = answerFamily(answerRenews(emptyBabysitterForm, true, [family]), 31, true);
const sent = writeWire(sendBabysitterRenewal.body, babysitterAnswerOf(asked, [family], 201)) as Record<
  string,
  unknown
>;

describe("the call of a babysitter", () => {
  it("writes the printed names with initial capitals, the day and the id twice (RENEWBS-39, RENEWBS-40, RENEWBS-41, API-42)", () => {
    expect(sendBabysitterRenewal.path).toBe("/BabysitterRenewal/SendBackToSchoolMessage");
    expect(Object.keys(sent).sort()).toEqual(
      [
        ..."NeedRenewContract NotRenewingReason Comment KnownAvailabilityDate HasKnownAvailabilities".split(
          " ",
        ),
        ..."FamiliesRenewalChoices IsInterestedToExtraGuards WantDisableCommunications WantUnsubscribe".split(
          " ",
        ),
        ..."SameAvailabilitiesAsBackToSchool BsID KnowAvailabilityDate BabySitterID".split(" "),
      ].sort(),
    );
  });

  it("writes each family with its sales representative as the recipient (RENEWBS-42, RENEWBS-OP6, API-OP4)", () => {
    expect(sent.FamiliesRenewalChoices).toEqual([
      {
        CustomerID: 31,
        CustomerDisplayName: "Claire Martin",
        RecipientID: 7,
        RecipientDisplayName: "Zoé Blanc",
        WantToRenew: true,
        NotRenewingReason: null,
        Comment: null,
      },
    ]);
  });

  it.each([
    [{ NeedRenewContract: 1 }, { renews: true }],
    [{ needrenewcontract: 0 }, { renews: false }],
    [{ KnowAvailabilityDate: "2026-09-01" }, { date: null, sameDate: "2026-09-01" }],
    [
      { familiesRenewalChoices: [{ customerID: 31, WANTTORENEW: true }] },
      { families: [{ id: 31, wants: true }] },
    ],
    [{ BsID: 201, Unknown: "x" }, { babysitterId: 201 }],
  ])("reads %j in any case (RENEWBS-OP4, RENEWBS-OP5)", (json, read) => {
    expect(readWire(sendBabysitterRenewal.body, json)).toMatchObject({ ok: true, value: read });
  });

  it.each([
    { NeedRenewContract: 2 },
    { NeedRenewContract: "yes" },
    { NotRenewingReason: 1 },
    { NotRenewingReason: "2" },
    { Comment: 12 },
    { Comment: "\0" },
    { KnownAvailabilityDate: "01/09/2026" },
    { KnownAvailabilityDate: "2026-02-30" },
    { FamiliesRenewalChoices: {} },
    { FamiliesRenewalChoices: [{ WantToRenew: true }] },
    { FamiliesRenewalChoices: [{ CustomerID: 31, NotRenewingReason: 3 }] },
    { IsInterestedToExtraGuards: "true" },
  ])("does not read %j (RENEWBS-OP3)", (json) => {
    expect(readWire(sendBabysitterRenewal.body, json).ok).toBe(false);
  });

  it("reads the linked families under result (RENEWBS-02, RENEWBS-43, API-43, API-04)", () => {
    expect(getLinkedFamilies.path).toBe("/BabysitterRenewal/LinkedFamilies");
    const read = writeWire(getLinkedFamilies.output, { families: [family], isRenewed: false });
    expect(read).toEqual({
      result: [
        {
          customerID: 31,
          customerDisplayName: "Claire Martin",
          salesRepID: 7,
          salesRepDisplayName: "Zoé Blanc",
        },
      ],
      alreadyRenewed: false,
    });
  });
});

describe("the call of a parent", () => {
  const lea = { id: 201, name: "Léa Petit" };
  const staying = answerContinues(answerNeed(emptyParentForm, 1), true, [lea]);

  it("writes the printed names as they are printed (RENEWP-17, RENEWP-18, API-44, RENEWP-OP4)", () => {
    expect(sendParentRenewal.path).toBe("/customerrenewal/sendbacktoschoolreminder");
    expect(writeWire(sendParentRenewal.body, parentAnswerOf(staying, [lea], 101))).toEqual({
      needRenewContract: 1,
      needContinueWithBS: true,
      needBSForSummer: null,
      needComment: null,
      parentID: 101,
      linkedEmployees: [
        {
          employeeID: 201,
          employeeDisplayName: "Léa Petit",
          wantRenew: null,
          DontRenewReason: null,
          comment: null,
        },
      ],
      contactDateWanted: null,
      dontRenewReason: null,
    });
  });

  it("reads who is linked, not answered yet (RENEWP-02, RENEWP-OP6, API-45)", () => {
    expect(getLinkedEmployees.path).toBe("/customerrenewal/GetCustomerRenewalCompleteLinkedEmployees");
    const employees = [{ ...lea, wants: null, reason: null, comment: null }];
    expect(writeWire(getLinkedEmployees.output, { employees, isRenewed: true })).toMatchObject({
      linkedEmployees: [{ employeeID: 201, wantRenew: null, DontRenewReason: null }],
      alreadyRenewed: true,
    });
  });
});

describe("the lists of the renewal", () => {
  const names = ({ rows }: { readonly rows: readonly { value: number; name: string }[] }) =>
    rows.map(({ value, name }) => `${value} ${name}`);

  it("hold the printed numbers (RENEWBS-05, RENEWBS-09, DATA-39, DATA-40)", () => {
    expect(names(familyReasons)).toEqual(["0 availability", "1 moving", "2 badExperience", "99 other"]);
    expect(names(babysitterReasons)).toEqual([
      "0 availability",
      "2 noAgencyWork",
      "3 moving",
      "4 administrative",
      "5 fullTimeJob",
      "99 other",
    ]);
  });

  it("hold the printed numbers of parents (RENEWP-06, RENEWP-12, DATA-41, DATA-42)", () => {
    expect(names(parentReasons)).toEqual([
      "0 noMoreNeed",
      "1 noAllowance",
      "2 moving",
      "3 workChange",
      "4 parentalLeave",
      "5 nursery",
      "6 price",
      "7 otherCompany",
    ]);
    expect(names(employeeReasons)).toEqual([
      "0 availability",
      "1 needChange",
      "2 moving",
      "3 newProfile",
      "4 other",
    ]);
  });

  it("hold the three answers of a parent (RENEWP-03, DATA-43)", () => {
    expect(parentNeeds.numbers).toEqual({ no: 0, yes: 1, unsure: 2 });
  });
});
