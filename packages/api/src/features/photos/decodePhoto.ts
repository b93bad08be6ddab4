import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { photoRefusals } from "@ribambelle/domain/photos/photo.texts";
import { Refused } from "../../acting/refused.ts";
import type { PhotoFormat, SizedPhoto } from "./drawPhoto.ts";
import { countScans } from "./jpegScans.ts";
import { DecoderEnded, openPhotoDecoders, type PhotoDecoders } from "./photoDecoders.ts";

// The first bytes of each format: the name and the declared type of a file prove nothing (AVATAR-OP5).
const beginnings: Readonly<Record<PhotoFormat, readonly Buffer[]>> = {
  png: [Buffer.from("89504e470d0a1a0a", "hex")],
  jpeg: [Buffer.from("ffd8ff", "hex")],
  gif: [Buffer.from("GIF87a"), Buffer.from("GIF89a")],
};

// A progressive photo has about ten. Each costs a pass over the whole picture, and a few bytes make one.
const mostScans = 64;

const ourDecoders = openPhotoDecoders({ most: 2, mostSeconds: 20, idleSeconds: 30 });

/**
 * Decodes an uploaded picture and draws it anew in every size: square, upright, on white, without its
 * metadata. Throws Refused: 415 unless it is a complete PNG, JPEG or GIF of a possible size that is soon decoded, 503
 * when its decoder was ended by the system.
 */
export async function decodePhoto(
  bytes: Uint8Array,
  decoders: PhotoDecoders = ourDecoders,
): Promise<readonly SizedPhoto[]> {
  const format = formatOf(bytes);
  if (!format || (format === "jpeg" && countScans(bytes, mostScans + 1) > mostScans))
    throw new Refused(photoRefusals.format);
  const sizes = await decoders.draw({ bytes, format }).catch((error: unknown) => {
    if (error instanceof DecoderEnded)
      throw new Refused(commonRefusals.unavailable, { retryAfterSeconds: 10, cause: error });
    throw error;
  });
  if (!sizes) throw new Refused(photoRefusals.format);
  return sizes;
}

function formatOf(bytes: Uint8Array): PhotoFormat | undefined {
  const isBegunBy = (beginning: Buffer) => beginning.equals(bytes.subarray(0, beginning.length));
  const formats = Object.keys(beginnings) as PhotoFormat[];
  return formats.find((format) => beginnings[format].some(isBegunBy));
}
