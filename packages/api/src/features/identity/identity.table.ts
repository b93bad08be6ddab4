import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { Role } from "@ribambelle/domain/kernel/role";
import type { ColumnType, Generated } from "kysely";

export interface PersonTable {
  id: Generated<number>;
  agency_reference: string;
  role: Role;
  user_name: string;
  email: string | null;
  first_name: string;
  last_name: string;
  phone_number: string | null;
  address: string | null;
  address_complement: string | null;
  zip_code: string | null;
  city: string | null;
  longitude: number | null;
  latitude: number | null;
  birth_date: string | null;
  has_been_interviewed: Generated<boolean>;
  displays_information_banner: Generated<boolean>;
  displays_connection_popup: Generated<boolean>;
  password_hash: string | null;
  locale: Generated<Locale>;
  deactivated_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface SessionTable {
  token_hash: Buffer;
  person_id: number;
  created_at: ColumnType<Date, Date, never>;
  seen_at: Date;
}

export interface PasswordResetTable {
  key_hash: Buffer;
  person_id: number;
  expires_at: Date;
}

export type IdentityTables = {
  person: PersonTable;
  session: SessionTable;
  password_reset: PasswordResetTable;
};
