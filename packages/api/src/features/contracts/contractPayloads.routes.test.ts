import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { insertDocument } from "../../testing/stores/testDocuments.store.ts";
import {
  insertBabysitterContract,
  insertHouseworkContract,
  insertParentContract,
  insertPerson,
  type TestPerson,
} from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";

let portal: TestApp;
let parent: TestPerson;
let babysitter: TestPerson;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  [parent, babysitter] = await Promise.all([insertPerson(db(), "Parent"), insertPerson(db(), "BabySitter")]);
});

const db = () => portal.database.connection.db;
const read = async (path: string, person: TestPerson, headers: Record<string, string> = {}) =>
  (await portal.call("GET", path, { cookie: await portal.signIn(person.userName), headers })).json();
const documentOf = async (person: TestPerson) =>
  (await insertDocument({ db: db(), fileStore: portal.fileStore }, person.personId)).id;

const parentContracts = "/CustomerContract/GetMyContracts";
const houseworkContracts = "/CustomerContract/GetHouseworkContracts";
const babysitterContracts = "/EmployeeContract/GetMyContracts";

describe("a babysitter contract as its parent reads it", () => {
  it("has these fields, spelled so (API-37, DATA-21)", async () => {
    const documentID = await documentOf(parent);
    await insertParentContract(db(), parent.personId, {
      reference: "GE-2026-0042-B",
      base_reference: "GE-2026-0042",
      document_id: documentID,
      signature_url: "https://signature.example/1?a=b&c=d",
      is_shared_guard: true,
      start_date: "2026-09-01",
      end_date: "2027-07-31",
      state: 2,
      is_full_time: true,
      is_one_shot: false,
      children_count: 4,
      youngest_child_age_category: 3,
      monthly_hours: 86.67,
    });
    expect(await read(parentContracts, parent)).toEqual([
      {
        reference: "GE-2026-0042-B",
        baseReference: "GE-2026-0042",
        documentID,
        documentSignatureURL: "https://signature.example/1?a=b&c=d",
        isSharedGuard: true,
        startDate: "2026-09-01",
        endDate: "2027-07-31",
        state: 2,
        displayState: "En attente de votre signature",
        isFullTime: true,
        isOneShot: false,
        childrenCount: 4,
        globalYoungestChildAgeCategory: 3,
        monthlyHoursVolume: 86.67,
        can: { sign: true },
      },
    ]);
  });

  it("keeps every field, null, where nothing is known", async () => {
    await insertParentContract(db(), parent.personId, { reference: "GE-EMPTY", state: 0, is_one_shot: true });
    expect(await read(parentContracts, parent)).toEqual([
      {
        reference: "GE-EMPTY",
        baseReference: null,
        documentID: null,
        documentSignatureURL: null,
        isSharedGuard: false,
        startDate: null,
        endDate: null,
        state: 0,
        displayState: "Brouillon",
        isFullTime: false,
        isOneShot: true,
        childrenCount: null,
        globalYoungestChildAgeCategory: null,
        monthlyHoursVolume: null,
        can: { sign: false },
      },
    ]);
  });

  it.each([0, 1, 3, 6, 7] as const)("takes the child age category %i (DATA-31)", async (category) => {
    await insertParentContract(db(), parent.personId, { youngest_child_age_category: category });
    expect((await read(parentContracts, parent))[0].globalYoungestChildAgeCategory).toBe(category);
  });

  it.each([1, 2, 3, 4])("takes %i children (DATA-38)", async (count) => {
    await insertParentContract(db(), parent.personId, { children_count: count });
    expect((await read(parentContracts, parent))[0].childrenCount).toBe(count);
  });
});

describe("a housework contract", () => {
  it.each([0, 1] as const)(
    "has these fields, spelled so, with typology %i (API-38, CONTRACT-45, DATA-23)",
    async (typology) => {
      const documentId = await documentOf(parent);
      const reference = `MNH-2026-${typology}`;
      await insertHouseworkContract(db(), parent.personId, {
        reference,
        document_id: documentId,
        signature_url: "https://signature.example/2",
        typology,
        start_date: "2026-01-31",
        end_date: "2026-02-28",
        state: 2,
        monthly_hours: 12,
      });
      await insertHouseworkContract(db(), parent.personId, { reference: `${reference}-0`, typology });
      expect(await read(houseworkContracts, parent)).toEqual([
        {
          reference: `${reference}-0`,
          documentId: null,
          documentSignatureURL: null,
          typologie: typology,
          startDate: null,
          realEndDate: null,
          state: 4,
          monthlyHours: null,
          can: { sign: false },
        },
        {
          reference,
          documentId,
          documentSignatureURL: "https://signature.example/2",
          typologie: typology,
          startDate: "2026-01-31",
          realEndDate: "2026-02-28",
          state: 2,
          monthlyHours: 12,
          can: { sign: true },
        },
      ]);
    },
  );
});

describe("a contract as its babysitter reads it", () => {
  it.each([
    ["fr", "Tuteur", "En attente de votre signature", "Durée déterminée (CDD)", "Temps partiel modulé"],
    ["en", "Tutor", "Awaiting your signature", "Fixed term (CDD)", "Modulated part time"],
  ])("has these fields, spelled so, with its words in %s (API-36, DATA-22)", async (language, ...said) => {
    const [contract, attestation, certificate] = [
      await documentOf(babysitter),
      await documentOf(babysitter),
      await documentOf(babysitter),
    ];
    const [typeDisplayName, stateDisplayName, duration, volume] = said;
    await insertBabysitterContract(db(), babysitter.personId, {
      reference: `INT-2026-7-${language}`,
      base_reference: "INT-2026-7",
      type: 2,
      state: 2,
      start_date: "2026-03-29",
      end_date: "2026-10-25",
      signature_date: "2026-03-01",
      signature_url: "https://signature.example/3",
      contract_document_id: contract,
      attestation_document_id: attestation,
      certificate_document_id: certificate,
      duration: 1,
      hourly_volume: 2,
      monthly_hours: 0,
    });
    expect(await read(babysitterContracts, babysitter, { "accept-language": language })).toEqual([
      {
        reference: `INT-2026-7-${language}`,
        baseReference: "INT-2026-7",
        type: 2,
        typeDisplayName,
        state: 2,
        stateDisplayName,
        startDate: "2026-03-29",
        endDate: "2026-10-25",
        signatureDate: "2026-03-01",
        contractDocumentSignatureUrl: "https://signature.example/3",
        contractDocumentID: contract,
        employmentAgencyDocumentID: attestation,
        workDocumentID: certificate,
        hasDocuments: true,
        contractDurationTypeDisplayName: duration,
        contractHourlyVolumeTypeDisplayName: volume,
        monthlyHoursVolume: 0,
        can: { sign: true },
      },
    ]);
  });

  it("keeps every field, null, where nothing is known", async () => {
    await insertBabysitterContract(db(), babysitter.personId, { reference: "INT-EMPTY", type: 0, state: 99 });
    expect(await read(babysitterContracts, babysitter)).toEqual([
      {
        reference: "INT-EMPTY",
        baseReference: null,
        type: 0,
        typeDisplayName: "Standard",
        state: 99,
        stateDisplayName: "En erreur",
        startDate: null,
        endDate: null,
        signatureDate: null,
        contractDocumentSignatureUrl: null,
        contractDocumentID: null,
        employmentAgencyDocumentID: null,
        workDocumentID: null,
        hasDocuments: false,
        contractDurationTypeDisplayName: null,
        contractHourlyVolumeTypeDisplayName: null,
        monthlyHoursVolume: null,
        can: { sign: false },
      },
    ]);
  });

  it.each([
    [0, "Standard", "Standard"],
    [1, "Référent", "Referent"],
    [2, "Tuteur", "Tutor"],
    [3, "Tutoré", "Tutored"],
    [4, "Aide ménagère", "Housekeeper"],
  ] as const)("says type %i: %s, %s (CONTRACT-29)", async (type, fr, en) => {
    await insertBabysitterContract(db(), babysitter.personId, { type });
    for (const [language, said] of Object.entries({ fr, en })) {
      const [contract] = await read(babysitterContracts, babysitter, { "accept-language": language });
      expect([contract.type, contract.typeDisplayName]).toEqual([type, said]);
    }
  });

  it.each(["contract_document_id", "attestation_document_id", "certificate_document_id"] as const)(
    "has documents as soon as it has one: %s",
    async (column) => {
      await insertBabysitterContract(db(), babysitter.personId, { [column]: await documentOf(babysitter) });
      expect((await read(babysitterContracts, babysitter))[0].hasDocuments).toBe(true);
    },
  );
});

it.each(["Pacific/Kiritimati", "America/Los_Angeles", "Europe/Paris"])(
  "days stay the days that were written, wherever the server stands: %s",
  async (zone) => {
    await insertParentContract(db(), parent.personId, { start_date: "2026-03-29", end_date: "2026-10-25" });
    vi.stubEnv("TZ", zone);
    onTestFinished(() => void vi.unstubAllEnvs());
    const [contract] = await read(parentContracts, parent);
    expect([contract.startDate, contract.endDate]).toEqual(["2026-03-29", "2026-10-25"]);
  },
);
