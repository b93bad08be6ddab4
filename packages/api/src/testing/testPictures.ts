import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** Two colours side by side, so that a turn and a crop can be seen. */
export interface Halves {
  readonly width?: number;
  readonly height?: number;
  readonly left?: string;
  readonly right?: string;
}

/** A picture of two halves, to be written in some format. */
export function halves({ width = 400, height = 200, left = "#d02020", right = "#2020d0" }: Halves = {}) {
  const half = { create: { width: Math.ceil(width / 2), height, channels: 3, background: right } } as const;
  return sharp({ create: { width, height, channels: 3, background: left } }).composite([
    { input: half, left: Math.floor(width / 2), top: 0 },
  ]);
}

/** The colour of one pixel, in the middle of the height and so far from the left. */
export async function colourAt(picture: Uint8Array, across: number): Promise<string> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixel = Math.floor(info.height / 2) * info.width + Math.floor(info.width * across);
  const [red = 0, green = 0, blue = 0] = data.subarray(pixel * info.channels);
  if (red > 200 && green > 200 && blue > 200) return "white";
  if (red > 150 && blue < 100) return "red";
  return blue > 150 && red < 100 ? "blue" : `rgb(${red}, ${green}, ${blue})`;
}

/** A whole PNG of black pixels, one bit each: a few kilobytes, whatever its size. */
export function blackPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)));
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  const body = pngChunk("IDAT", deflateSync(rows, { level: 1 }));
  return Buffer.concat([signature, pngChunk("IHDR", head), body, pngChunk("IEND", Buffer.alloc(0))]);
}

/** One chunk of a PNG. */
export function pngChunk(type: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}

/** A grey progressive JPEG of one scan for its brightness and so many empty ones for its details, 91 bytes each at most. */
export function jpegOfScans(detailScans: number, side = 2_000): Buffer {
  const segment = (code: number, ...content: number[]) =>
    Buffer.from([0xff, code, (content.length + 2) >> 8, (content.length + 2) & 255, ...content]);
  const table = (kind: number, value: number) => segment(0xc4, kind, 1, ...Array(15).fill(0), value);
  const blocks = Math.ceil(side / 8) ** 2;
  // A scan of details is a row of « no detail in the next 32,767 blocks »: one bit of code, 14 of the count.
  const runs = Array.from({ length: Math.ceil(blocks / 32_767) }, () => "0".padEnd(15, "1")).join("");
  const bytesOf = (bits: string) => {
    const whole = bits.padEnd(Math.ceil(bits.length / 8) * 8, "1").match(/.{8}/g) ?? [];
    return Buffer.from(
      whole.flatMap((byte) => (byte === "11111111" ? [255, 0] : [Number.parseInt(byte, 2)])),
    );
  };
  const scan = (first: number, last: number, bits: string) =>
    Buffer.concat([segment(0xda, 1, 1, 0, first, last, 0), bytesOf(bits)]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, 0, ...Array(64).fill(1)),
    segment(0xc2, 8, side >> 8, side & 255, side >> 8, side & 255, 1, 1, 0x11, 0),
    table(0x00, 0x00),
    table(0x10, 0xe0),
    scan(0, 0, "0".repeat(blocks)),
    ...Array(detailScans).fill(scan(1, 63, runs)),
    Buffer.from([0xff, 0xd9]),
  ]);
}
