/** How a test photo is made; what is left out is a JPEG of 800 by 600, red on its left half and blue on the right. */
interface Made {
  name?: string;
  type?: string;
  width?: number;
  height?: number;
  left?: string;
  right?: string;
}

/** Makes a photo as a file that the browser itself has written. */
export function aPhoto(made: Made = {}): File {
  const { type = "image/jpeg", width = 800, height = 600, left = "#f00", right = "#00f" } = made;
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const paper = canvas.getContext("2d", { willReadFrequently: true }) as CanvasRenderingContext2D;
  paper.fillStyle = left;
  paper.fillRect(0, 0, width / 2, height);
  paper.fillStyle = right;
  paper.fillRect(width / 2, 0, width / 2, height);
  // Not `toBlob`, which waits for a page that moves to be idle.
  const [, encoded = ""] = canvas.toDataURL(type).split(",");
  const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
  return new File([bytes], made.name ?? `moi.${type.split("/")[1]}`, { type });
}

/** The same photo as a camera writes it that was held upright: to be turned by a quarter to the right (EXIF, 6). */
export function aTurnedPhoto(made: Made = {}): File {
  const photo = aPhoto(made);
  const exif = [
    ...[0xff, 0xe1, 0x00, 0x22, 0x45, 0x78, 0x69, 0x66, 0, 0], // APP1, 34 bytes, "Exif"
    ...[0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1], // big-endian, one entry
    ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0], // orientation: 6
  ];
  return new File([photo.slice(0, 2), new Uint8Array(exif), photo.slice(2)], photo.name, {
    type: photo.type,
  });
}

/** A GIF of one pixel that is red, then blue. */
export function aMovingGif(): File {
  const frame = (colour: number) => [
    ...[0x21, 0xf9, 4, 0, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0],
    ...[2, 2, colour, 1, 0],
  ];
  const head = [...new TextEncoder().encode("GIF89a"), 1, 0, 1, 0, 0x80, 0, 0, 0xff, 0, 0, 0, 0, 0xff];
  const bytes = [...head, ...frame(0x44), ...frame(0x4c), 0x3b];
  return new File([new Uint8Array(bytes)], "moi.gif", { type: "image/gif" });
}

/** Chooses this file in a file control, as the browser's own window does. */
export function choose(control: Element, file: File): void {
  const chosen = new DataTransfer();
  chosen.items.add(file);
  (control as HTMLInputElement).files = chosen.files;
  control.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Gives the size of a picture and its colour in the middle of each side. */
export async function looksOf(picture: Blob) {
  const bitmap = await createImageBitmap(picture);
  const { width, height } = bitmap;
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const paper = canvas.getContext("2d", { willReadFrequently: true }) as CanvasRenderingContext2D;
  paper.drawImage(bitmap, 0, 0);
  const at = (x: number, y: number) =>
    colourAt(paper, Math.floor((width - 1) * x), Math.floor((height - 1) * y));
  const sides = { left: at(0.05, 0.5), right: at(0.95, 0.5), top: at(0.5, 0.05), bottom: at(0.5, 0.95) };
  return { width, height, ...sides };
}

// JPEG does not keep colours to the digit.
function colourAt(paper: CanvasRenderingContext2D, x: number, y: number): string {
  const [red = 0, green = 0, blue = 0] = paper.getImageData(x, y, 1, 1).data;
  if (red > 200) return green > 200 ? "white" : "red";
  return blue > 200 ? "blue" : "other";
}
