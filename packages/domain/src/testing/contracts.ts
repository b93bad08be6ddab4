import type {
  KeptBabysitterContract,
  KeptHouseworkContract,
  KeptParentContract,
} from "../contracts/contract.views.ts";

/** A valid babysitter contract of a parent, as it is stored. */
export function aParentContract(given: Partial<KeptParentContract> = {}): KeptParentContract {
  return {
    reference: "GE-2026-1",
    baseReference: null,
    documentId: null,
    signatureUrl: null,
    isSharedChildcare: false,
    startDate: "2026-09-01",
    endDate: null,
    state: 9,
    isFullTime: false,
    isOneShot: false,
    childrenCount: 2,
    youngestChildAgeCategory: 3,
    monthlyHours: 43.33,
    ...given,
  };
}

/** A valid housework contract of a parent, as it is stored. */
export function aHouseworkContract(given: Partial<KeptHouseworkContract> = {}): KeptHouseworkContract {
  return {
    reference: "MNH-2026-1",
    documentId: null,
    signatureUrl: null,
    typology: 0,
    startDate: "2026-09-01",
    endDate: null,
    state: 4,
    monthlyHours: 12,
    ...given,
  };
}

/** A valid contract of a babysitter, as it is stored. */
export function aBabysitterContract(given: Partial<KeptBabysitterContract> = {}): KeptBabysitterContract {
  return {
    reference: "INT-2026-1",
    baseReference: null,
    type: 0,
    state: 9,
    startDate: "2026-09-01",
    endDate: null,
    signatureDate: "2026-08-20",
    signatureUrl: null,
    contractDocumentId: null,
    attestationDocumentId: null,
    certificateDocumentId: null,
    duration: null,
    hourlyVolume: null,
    monthlyHours: 86.67,
    ...given,
  };
}
