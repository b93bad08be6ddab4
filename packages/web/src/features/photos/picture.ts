/** A photo that the browser has decoded: upright, on white, a still one. */
export interface Picture {
  readonly canvas: HTMLCanvasElement;
  /** The same as an address that an image can show. */
  readonly address: string;
}

/** A square of a picture, in its own pixels. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

// Pixels: little memory for a phone, and enough for the largest stored size at a zoom of three.
const largestSide = 2048;
const largestSquare = 1024;
const quality = 0.9;

/** Decodes a file, turned as its camera says, an animation as its first picture; null when the browser cannot. */
export async function readPicture(file: Blob): Promise<Picture | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return null;
  const { width, height } = bitmap;
  const scale = Math.min(1, largestSide / Math.max(width, height));
  const canvas = drawn(
    bitmap,
    { x: 0, y: 0, width, height },
    Math.ceil(width * scale),
    Math.ceil(height * scale),
  );
  bitmap.close();
  // A data URL, because the content security policy does not allow blob: addresses.
  return { canvas, address: canvas.toDataURL("image/jpeg", quality) };
}

/** Gives the largest square in the middle of a picture. */
export function middleOf({ canvas: { width, height } }: Picture): Square {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, width: side };
}

/** Draws the chosen square as the JPEG file that is sent: at most 1,024 pixels wide, without anything that the camera wrote. */
export function drawSquare({ canvas }: Picture, { x, y, width }: Square): File {
  // A square that was rounded to whole pixels may end just outside.
  const inside = Math.min(width, canvas.width - x, canvas.height - y);
  const side = Math.min(largestSquare, inside);
  const square = drawn(canvas, { x, y, width: inside, height: inside }, side, side);
  // Not `toBlob`, which waits up to a second for an idle moment while the page is animated.
  const [, encoded = ""] = square.toDataURL("image/jpeg", quality).split(",");
  const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
  return new File([bytes], "photo.jpg", { type: "image/jpeg" });
}

interface Part extends Square {
  readonly height: number;
}

function drawn(source: CanvasImageSource, from: Part, width: number, height: number): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const paper = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  if (paper === null) throw new Error("The browser cannot draw.");
  // JPEG has no transparency, which would become black.
  paper.fillStyle = "#fff";
  paper.fillRect(0, 0, width, height);
  paper.imageSmoothingQuality = "high";
  paper.drawImage(source, from.x, from.y, from.width, from.height, 0, 0, width, height);
  return canvas;
}
