import { photoStates } from "@ribambelle/domain/photos/photo.states";
import type { PersonalData } from "../../personal.ts";
import { forgetPhotosOf } from "./photos.actions.ts";

const until = { event: "it is replaced or deleted" } as const;

/** Photos, with their files in each size. */
export const photosPersonal: PersonalData = [
  {
    table: "photo",
    title: { fr: "Photo de profil", en: "Profile photo" },
    lead: { column: "person_id", to: "person" },
    exported: {
      state: { fr: "État", en: "State", values: photoStates.rows },
      rejection_reason: { fr: "Motif du refus", en: "Reason of the refusal" },
      rejection_reason_en: { fr: "Motif du refus en anglais", en: "Reason of the refusal in English" },
      created_at: { fr: "Envoyée", en: "Sent" },
      decided_at: { fr: "Décision", en: "Decision" },
    },
    internal: ["id", "person_id"],
    until,
    whenDeleted: { rows: "removed", by: forgetPhotosOf },
  },
  {
    table: "photo_file",
    title: { fr: "Fichiers de la photo", en: "Files of the photo" },
    lead: { column: "photo_id", to: { table: "photo", key: "id" } },
    exported: {
      size: { fr: "Taille", en: "Size" },
      file_key: { fr: "Fichier", en: "File" },
    },
    internal: ["photo_id", "sha256"],
    file: "file_key",
    fileName: ({ size }) => `photo-${size}.webp`,
    until,
    whenDeleted: { rows: "removed-with", table: "photo" },
  },
];
