import { type PhotoSize, photoSizes } from "@ribambelle/domain/photos/photoSizes";
import sharp, { type Sharp } from "sharp";
import { withoutTexts } from "./pngChunks.ts";

/** What a photo may be sent as. */
export type PhotoFormat = "png" | "jpeg" | "gif";

/** One size of a photo, as WebP. */
export interface SizedPhoto {
  readonly size: PhotoSize;
  readonly content: Uint8Array;
}

// More than any phone's photo. A picture decoded line by line needs only a few megabytes; one that must be in
// memory whole (interlaced, progressive, GIF) needs up to ten bytes a pixel, twice at once.
const mostPixels = 100_000_000;
const mostPixelsHeld = 25_000_000;
const quality = 82;

sharp.cache(false);
sharp.concurrency(1);

/**
 * Draws a picture anew in every size: square, upright, on white, without its metadata. Throws unless it is a complete
 * one of this format and of a possible size.
 */
export async function drawPhoto(bytes: Uint8Array, format: PhotoFormat): Promise<readonly SizedPhoto[]> {
  const drawn = format === "png" ? withoutTexts(bytes) : bytes;
  const picture = sharp(drawn, { limitInputPixels: mostPixels, failOn: "error", autoOrient: true });
  await checkNature(picture, format);
  return draw(picture);
}

async function checkNature(picture: Sharp, expected: PhotoFormat): Promise<void> {
  const { format, width, height, isProgressive } = await picture.metadata();
  const isHeld = isProgressive || format === "gif";
  if (format !== expected || (isHeld && width * height > mostPixelsHeld)) throw new Error("not for us");
}

async function draw(picture: Sharp): Promise<readonly SizedPhoto[]> {
  const largest = Math.max(...photoSizes);
  // The picture is decoded once; the smaller sizes are made from the largest.
  const { data, info } = await picture
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
