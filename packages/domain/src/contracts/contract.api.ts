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
      documentId: "documentID",
      signatureUrl: "documentSignatureURL",
      youngestChildAgeCategory: "globalYoungestChildAgeCategory",
      monthlyHours: "monthlyHoursVolume",
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
      signatureUrl: "documentSignatureURL",
      typology: "typologie",
      endDate: "realEndDate",
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
      signatureUrl: "contractDocumentSignatureUrl",
      contractDocumentId: "contractDocumentID",
      attestationDocumentId: "employmentAgencyDocumentID",
      certificateDocumentId: "workDocumentID",
      durationName: "contractDurationTypeDisplayName",
      hourlyVolumeName: "contractHourlyVolumeTypeDisplayName",
      monthlyHours: "monthlyHoursVolume",
    }),
  ),
});
