import type { PhotoState } from "@ribambelle/domain/photos/photo.states";

export interface PhotoTable {
  id: string;
  person_id: number;
  state: PhotoState;
  /** For the babysitter to read; of a rejected photo only. */
  rejection_reason: string | null;
  created_at: Date;
  decided_at: Date | null;
}

export interface PhotoFileTable {
  photo_id: string;
  size: number;
  file_key: string;
  sha256: Buffer;
}

export type PhotosTables = { photo: PhotoTable; photo_file: PhotoFileTable };
