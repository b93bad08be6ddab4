import type {
  BabysitterContract,
  HouseworkContract,
  ParentContract,
} from "@ribambelle/domain/contracts/contract";
import type { Generated } from "kysely";

export interface ParentContractTable {
  id: Generated<number>;
  parent_id: number;
  reference: string;
  base_reference: string | null;
  document_id: string | null;
  signature_url: string | null;
  is_shared_guard: boolean;
  start_date: string | null;
  end_date: string | null;
  state: ParentContract["state"];
  is_full_time: boolean;
  is_one_shot: boolean;
  children_count: number | null;
  youngest_child_age_category: ParentContract["youngestChildAgeCategory"];
  monthly_hours: number | null;
}

export interface HouseworkContractTable {
  id: Generated<number>;
  parent_id: number;
  reference: string;
  document_id: string | null;
  signature_url: string | null;
  typology: HouseworkContract["typology"];
  start_date: string | null;
  end_date: string | null;
  state: HouseworkContract["state"];
  monthly_hours: number | null;
}

export interface BabysitterContractTable {
  id: Generated<number>;
  babysitter_id: number;
  reference: string;
  base_reference: string | null;
  type: BabysitterContract["type"];
  state: BabysitterContract["state"];
  start_date: string | null;
  end_date: string | null;
  signature_date: string | null;
  signature_url: string | null;
  contract_document_id: string | null;
  attestation_document_id: string | null;
  certificate_document_id: string | null;
  duration: 0 | 1 | 2 | null;
  hourly_volume: 0 | 1 | 2 | 3 | null;
  monthly_hours: number | null;
}

export type ContractsTables = {
  parent_contract: ParentContractTable;
  housework_contract: HouseworkContractTable;
  babysitter_contract: BabysitterContractTable;
};
