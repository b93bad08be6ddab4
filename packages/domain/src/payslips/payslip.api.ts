import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { commonRefusals } from "../kernel/refusal.ts";
import { yearFields, yearParams } from "../years/years.ts";
import { choiceSchema, deliverySchema } from "./delivery.ts";
import { payslipRefusals } from "./payslip.texts.ts";
import { payslipSchema } from "./payslip.ts";

// Only the employee opens a payslip: nobody of the agency, no parent (PAYSLIP-06).
const access = ["BabySitter"] as const;

export const getMyPayslips = endpoint({
  name: "getMyPayslips",
  method: "GET",
  path: "/Payslip/GetMyPayslips",
  access,
  params: yearParams,
  output: z.object({
    ...yearFields,
    payslips: z.array(payslipSchema),
  }),
});

export const downloadPayslips = endpoint({
  name: "downloadPayslips",
  method: "GET",
  path: "/Payslip/download",
  access,
  download: "application/zip",
  isNoted: true,
  refusals: [commonRefusals.notFound],
});

export const getMyDelivery = endpoint({
  name: "getMyPayslipDelivery",
  method: "GET",
  path: "/Payslip/GetMyDelivery",
  access,
  output: deliverySchema,
});

export const choosePaper = endpoint({
  name: "choosePaperPayslips",
  method: "POST",
  path: "/Payslip/ChoosePaper",
  access,
  output: choiceSchema,
  refusals: [payslipRefusals.alreadyChosen],
});

export const chooseElectronic = endpoint({
  name: "chooseElectronicPayslips",
  method: "POST",
  path: "/Payslip/ChooseElectronic",
  access,
  output: choiceSchema,
  refusals: [payslipRefusals.alreadyChosen],
});
