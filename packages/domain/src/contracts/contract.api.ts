import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { wire } from "../kernel/wire.ts";
import { babysitterContractSchema, houseworkContractSchema, parentContractSchema } from "./contract.ts";

// Each payload keeps its own printed spelling (CONTRACT-OP15).

export const getMyParentContracts = endpoint({
  name: "getMyCustomerContracts",
  method: "GET",
  path: "/CustomerContract/GetMyContracts",
  access: ["Parent"],
  output: z.array(
    wire(parentContractSchema, {
      reference: "reference",
      baseReference: "baseReference",
      documentId: "documentID",
      signatureUrl: "documentSignatureURL",
      isSharedChildcare: "isSharedGuard",
      startDate: "startDate",
      endDate: "endDate",
      state: "state",
      displayState: "displayState",
      isFullTime: "isFullTime",
      isOneShot: "isOneShot",
      childrenCount: "childrenCount",
      youngestChildAgeCategory: "globalYoungestChildAgeCategory",
      monthlyHours: "monthlyHoursVolume",
      can: "can",
    }),
  ),
});

export const getMyHouseworkContracts = endpoint({
  name: "getHouseworkContracts",
  method: "GET",
  path: "/CustomerContract/GetHouseworkContracts",
  access: ["Parent"],
  output: z.array(
    wire(houseworkContractSchema, {
      reference: "reference",
      documentId: "documentId",
      signatureUrl: "documentSignatureURL",
      typology: "typologie",
      startDate: "startDate",
      endDate: "realEndDate",
      state: "state",
      monthlyHours: "monthlyHours",
      can: "can",
    }),
  ),
});

export const getMyBabysitterContracts = endpoint({
  name: "getMyEmployeeContracts",
  method: "GET",
  path: "/EmployeeContract/GetMyContracts",
  access: ["BabySitter"],
  output: z.array(
    wire(babysitterContractSchema, {
      reference: "reference",
      baseReference: "baseReference",
      type: "type",
      typeDisplayName: "typeDisplayName",
      state: "state",
      stateDisplayName: "stateDisplayName",
      startDate: "startDate",
      endDate: "endDate",
      signatureDate: "signatureDate",
      signatureUrl: "contractDocumentSignatureUrl",
      contractDocumentId: "contractDocumentID",
      attestationDocumentId: "employmentAgencyDocumentID",
      certificateDocumentId: "workDocumentID",
      hasDocuments: "hasDocuments",
      durationName: "contractDurationTypeDisplayName",
      hourlyVolumeName: "contractHourlyVolumeTypeDisplayName",
      monthlyHours: "monthlyHoursVolume",
      can: "can",
    }),
  ),
});
