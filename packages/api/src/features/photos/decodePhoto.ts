import { type PhotoSize, photoSizes } from "@ribambelle/domain/photos/photo";
import { photoRefusals } from "@ribambelle/domain/photos/photo.texts";
import type { Sharp } from "sharp";
import { Refused } from "../../acting/refused.ts";
import { limitConcurrency } from "./limitConcurrency.ts";
import { withoutTexts } from "./pngChunks.ts";

/** One size of a photo, as WebP. */
export interface SizedPhoto {
  readonly size: PhotoSize;
  readonly content: Buffer;
}

// The first bytes of each format: the name and the declared type of a file prove nothing (AVATAR-OP5).
const beginnings = {
  png: [Buffer.from("89504e470d0a1a0a", "hex")],
  jpeg: [Buffer.from("ffd8ff", "hex")],
  gif: [Buffer.from("GIF87a"), Buffer.from("GIF89a")],
};

// More than any phone's photo. A picture decoded line by line needs only a few megabytes; one that must be in
// memory whole (interlaced, progressive, GIF) needs up to ten bytes a pixel, twice at once.
const mostPixels = 100_000_000;
const mostPixelsHeld = 25_000_000;
const mostSeconds = 20;
const quality = 82;

const decoding = limitConcurrency(2);

/**
 * Decodes an uploaded picture and draws it anew in every size: square, upright, on white, without its
 * metadata. Throws Refused unless it is a complete PNG, JPEG or GIF of a possible size.
 */
export async function decodePhoto(bytes: Uint8Array): Promise<readonly SizedPhoto[]> {
  const format = formatOf(bytes);
  if (!format) throw new Refused(photoRefusals.format);
  const sharp = await loadSharp();
  const drawn = format === "png" ? withoutTexts(bytes) : bytes;
  const picture = sharp(drawn, { limitInputPixels: mostPixels, failOn: "error", autoOrient: true });
  return decoding(async () => {
    try {
      await checkNature(picture, format);
      return await draw(sharp, picture);
    } catch {
      throw new Refused(photoRefusals.format);
    }
  });
}

function formatOf(bytes: Uint8Array): string | undefined {
  const isBegunBy = (beginning: Buffer) => beginning.equals(bytes.subarray(0, beginning.length));
  return Object.entries(beginnings).find(([, possible]) => possible.some(isBegunBy))?.[0];
}

// Loaded at the first photo: sharp takes ten megabytes of memory.
async function loadSharp() {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

async function checkNature(picture: Sharp, expected: string): Promise<void> {
  const { format, width, height, isProgressive } = await picture.metadata();
  const isHeld = isProgressive || format === "gif";
  if (format !== expected || (isHeld && width * height > mostPixelsHeld)) throw new Error("not for us");
}

async function draw(
  sharp: Awaited<ReturnType<typeof loadSharp>>,
  picture: Sharp,
): Promise<readonly SizedPhoto[]> {
  const largest = Math.max(...photoSizes);
  // The picture is decoded once; the smaller sizes are made from the largest.
  const { data, info } = await picture
    .timeout({ seconds: mostSeconds })
    .flatten({ background: "#ffffff" })
    .resize(largest, largest, { fit: "cover", position: "centre" })
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return Promise.all(
    photoSizes.map(async (size) => ({
      size,
      content: await sharp(data, { raw }).resize(size, size).webp({ quality }).toBuffer(),
    })),
  );
}
