import * as z from "zod/mini";
import { apiBase } from "../kernel/endpoint.ts";
import { opaqueIdPattern } from "../kernel/ids/opaqueId.ts";
import type { Refusal } from "../kernel/refusal.ts";
import type { Upload } from "../kernel/upload.ts";
import { photoRefusals } from "./photo.texts.ts";
import { type PhotoSize, photoSizes } from "./photoSizes.ts";

/** The formats that a photo may have when it arrives, and how their files are named (AVATAR-02). */
export const photoFormats = [
  { type: "image/png", extensions: ["png"] },
  { type: "image/jpeg", extensions: ["jpeg", "jpg"] },
  { type: "image/gif", extensions: ["gif"] },
] as const;

/** A photo has fewer bytes than this (AVATAR-04, AVATAR-OP1). */
export const photoBytesLimit = 10_000_000;

/** A photo’s id, which nobody can guess. */
export const photoIdSchema = z.string().check(z.regex(opaqueIdPattern, "invalid"));

/** The name under which one size of a photo is asked for: `256.webp`. */
export const photoFileSchema = z.enum(photoSizes.map((size) => `${size}.webp` as const));

/** Tells why a chosen file is refused before it is sent, by its name, its type and its size; null when it is not (AVATAR-OP5). */
export function photoProblem({ name, type, size }: Omit<Upload, "arrayBuffer">): Refusal | null {
  const extension = name.toLowerCase().split(".").at(-1) ?? "";
  const format = photoFormats.find((known) => known.type === type);
  if (!format?.extensions.some((known) => known === extension)) return photoRefusals.format;
  return size >= photoBytesLimit ? photoRefusals.tooLarge : null;
}

/** Gives the address of one size of a photo. */
export function photoAddress(id: string, size: PhotoSize): string {
  return `${apiBase}/BabysitterProfile/Avatar/${id}/${size}.webp`;
}
