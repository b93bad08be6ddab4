import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { wire } from "../kernel/wire.ts";
import {
  contactCardSchema,
  hrContactAnswerSchema,
  hrContactSchema,
  parentContactsSchema,
  referentAnswerSchema,
  referentPeriodSchema,
  referentSchema,
} from "./contact.ts";

// Each payload keeps its printed spelling; what says how people are addressed is ours (CONTACT-OP8).

export const getMyAdministrativeContacts = endpoint({
  name: "getMyAdministrativeContacts",
  method: "GET",
  path: "/AdministrativeContacts/GetMyAdministrativeContacts",
  access: ["Parent"],
  output: wire(parentContactsSchema, {
    salesRepresentativeName: "salesRepDisplayName",
    salesRepresentativePhone: "salesRepPhoneNumber",
    salesRepresentativeEmail: "salesRepEmail",
    salesRepresentativeCivility: "salesRepCivility",
    managerName: "managerDisplayName",
    managerPhone: "managerPhoneNumber",
    managerEmail: "managerEmail",
    managerCivility: "managerCivility",
  }),
});

const spelledReferent = wire(
  z.extend(referentSchema, { periods: z.array(wire(referentPeriodSchema, { endDate: "endDate" })) }),
  { name: "completeName", phone: "phone", email: "email", periods: "salarie", civility: "civility" },
);

export const getMyReferent = endpoint({
  name: "getEmployeeContactsReferent",
  method: "GET",
  path: "/EmployeeContactsReferent/GetEmployeeContactsReferent",
  access: ["BabySitter"],
  output: wire(z.extend(referentAnswerSchema, { referent: z.nullable(spelledReferent) }), {
    referentId: "referentID",
    referent: "contactReferent",
  }),
});

const spelledHrContact = wire(hrContactSchema, {
  isEnabled: "isEnabled",
  name: "completeName",
  phone: "phone",
  email: "email",
  civility: "civility",
});

export const getMyHrContact = endpoint({
  name: "getEmployeeContactsARH",
  method: "GET",
  path: "/EmployeeContactsReferent/GetEmployeeContactsARH",
  access: ["BabySitter"],
  output: wire(z.extend(hrContactAnswerSchema, { hrContact: z.nullable(spelledHrContact) }), {
    hrContactId: "adminRessHumID",
    hrContact: "contactARH",
  }),
});

export const getContactCards = endpoint({
  name: "getEmployeeContactsStatic",
  method: "GET",
  path: "/EmployeeContactsReferent/GetEmployeeContactsStatic",
  access: ["BabySitter"],
  output: z.array(contactCardSchema),
});
