import type { AgencyContract } from "@ribambelle/domain/contracts/agency/agencyContract";
import {
  type ContractFieldName,
  contractFields,
  fieldsOfKind,
} from "@ribambelle/domain/contracts/agency/contractFields";
import type { ContractKind } from "@ribambelle/domain/contracts/contractKind";
import * as z from "zod/mini";

/** What the fields of a contract hold, as it is typed. */
export type TypedContract = Readonly<{
  reference: string;
  baseReference: string;
  startDate: string;
  endDate: string;
  monthlyHours: string;
  signatureUrl: string;
  isSharedGuard: boolean;
  isFullTime: boolean;
  isOneShot: boolean;
  childrenCount: number | null;
  youngestChildAgeCategory: number | null;
  typology: number | null;
  type: number | null;
  duration: number | null;
  hourlyVolume: number | null;
}>;

export const emptyContract: TypedContract = {
  reference: "",
  baseReference: "",
  startDate: "",
  endDate: "",
  monthlyHours: "",
  signatureUrl: "",
  isSharedGuard: false,
  isFullTime: false,
  isOneShot: false,
  childrenCount: null,
  youngestChildAgeCategory: null,
  typology: null,
  type: null,
  duration: null,
  hourlyVolume: null,
};

/** Gives what is kept of a contract, as the fields hold it. */
export const typedOf = (contract: AgencyContract): TypedContract => ({
  reference: contract.reference,
  baseReference: contract.baseReference ?? "",
  startDate: contract.startDate ?? "",
  endDate: contract.endDate ?? "",
  monthlyHours: contract.monthlyHours === null ? "" : String(contract.monthlyHours).replace(".", ","),
  signatureUrl: contract.signatureUrl ?? "",
  isSharedGuard: contract.isSharedGuard ?? false,
  isFullTime: contract.isFullTime ?? false,
  isOneShot: contract.isOneShot ?? false,
  childrenCount: contract.childrenCount ?? null,
  youngestChildAgeCategory: contract.youngestChildAgeCategory ?? null,
  typology: contract.typologie ?? null,
  type: contract.type ?? null,
  duration: contract.duration ?? null,
  hourlyVolume: contract.hourlyVolume ?? null,
});

// With a comma or a point.
const hours = z.pipe(
  z.transform((given) => {
    const text = String(given).trim().replace(",", ".");
    return text === "" ? null : Number(text);
  }),
  contractFields.monthlyHours,
);
const chosen = (schema: z.ZodMiniType) =>
  z.pipe(
    z.nullable(z.int()).check(z.refine((given) => given !== null, "required")),
    schema as z.ZodMiniType<unknown, number | null>,
  );

const sent = {
  ...contractFields,
  monthlyHours: hours,
  typology: chosen(contractFields.typology),
  type: chosen(contractFields.type),
} as const;

/** The schema of what is sent of a contract of a kind: its fields, and no other’s. */
export function sentSchema(kind: ContractKind): z.ZodMiniType<Partial<Record<ContractFieldName, never>>> {
  const names: readonly ContractFieldName[] = fieldsOfKind[kind];
  const shape = Object.fromEntries(names.map((name) => [name, sent[name]]));
  return z.object(shape) as unknown as z.ZodMiniType<Partial<Record<ContractFieldName, never>>>;
}
