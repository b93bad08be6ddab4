// node scripts/icons.mjs FOLDER: draws the icons of an agency's folder from its images/icon.svg (with its own shape) and
// images/icon-maskable.svg (to the edges, the sign within the inner 80 %). Run once, when one of the two changes.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium as browserType } from "playwright-core";
import { chromium } from "./chromium.mjs";

const icons = [
  ["icon.svg", "icon-192.png", 192],
  ["icon.svg", "icon-512.png", 512],
  ["icon-maskable.svg", "icon-maskable-512.png", 512],
  // Apple cuts the corners itself and shows black where a picture has none.
  ["icon-maskable.svg", "apple-touch-icon.png", 180],
  ["icon.svg", "favicon.ico", 32],
];

const images = join(resolve(process.argv[2] ?? "agency"), "images");
const missing = icons.map(([source]) => join(images, source)).find((path) => !existsSync(path));
if (missing) {
  console.error(`${missing} is missing: draw it, then run this again.`);
  process.exit(1);
}

const browser = await browserType.launch({ executablePath: chromium(), args: ["--no-sandbox"] });
for (const [source, name, size] of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const drawing = readFileSync(join(images, source), "base64");
  await page.setContent(
    `<style>body{margin:0}img{display:block}</style><img width="${size}" height="${size}" src="data:image/svg+xml;base64,${drawing}">`,
  );
  await page.waitForFunction(() => document.images[0].complete);
  const png = await page.screenshot({ omitBackground: true });
  writeFileSync(join(images, name), name.endsWith(".ico") ? ico(png, size) : png);
  await page.close();
}
await browser.close();

/** One PNG in an icon file: what browsers that know no SVG icon ask for. */
function ico(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}
