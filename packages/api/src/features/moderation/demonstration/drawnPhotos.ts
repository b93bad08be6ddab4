import sharp from "sharp";

/** How a photo of the demonstration is drawn: like a photo of somebody, or as one that the agency refuses. */
export type Drawn = "good" | "blurred" | "dark" | "two" | "child" | "landscape" | "worded";

const side = 800;
const skins = ["#f2c9a8", "#d9a577", "#a86f45", "#7d4f31", "#f6d7be"];
const hairs = ["#2b1d14", "#5a3825", "#b5803f", "#1c1c1e", "#8a8178"];
const clothes = ["#46606f", "#8c4a5a", "#3f6b52", "#6d5a8a", "#9a6b3c"];
const walls = ["#dfe6e4", "#efe4d6", "#d9dfec", "#e8dce6", "#e3ead9"];

const of = (colours: readonly string[], seed: number) => colours[seed % colours.length] ?? "#888";
// After five people the colours meet otherwise.
const turn = (seed: number, times: number) => seed + Math.floor(seed / skins.length) * times;

// Head, hair and shoulders around a place, so many times as large.
const person = (seed: number, x: number, y: number, scale: number) => `
  <g transform="translate(${x} ${y}) scale(${scale})">
    <path d="M-190 420 C-190 210 -90 170 0 170 S190 210 190 420Z" fill="${of(clothes, turn(seed, 1))}"/>
    <rect x="-42" y="110" width="84" height="90" rx="36" fill="${of(skins, seed)}"/>
    <path d="M-135 40 C-150 -150 150 -150 135 40 L135 ${seed % 2 === 0 ? 190 : 90} L-135 ${seed % 2 === 0 ? 190 : 90}Z" fill="${of(hairs, turn(seed, 2) + 1)}"/>
    <ellipse cx="0" cy="30" rx="108" ry="128" fill="${of(skins, seed)}"/>
    <path d="M-110 0 C-80 -120 80 -120 110 0 C60 -50 -60 -50 -110 0Z" fill="${of(hairs, turn(seed, 2) + 1)}"/>
    <circle cx="-40" cy="20" r="10"/><circle cx="40" cy="20" r="10"/>
    <path d="M-45 80 Q0 120 45 80" fill="none" stroke="#7a3b34" stroke-width="9" stroke-linecap="round"/>
  </g>`;

const scenes: Readonly<Record<Drawn, (seed: number) => string>> = {
  good: (seed) => person(seed, 400, 360, 1.25),
  blurred: (seed) => person(seed, 400, 360, 1.25),
  dark: (seed) => person(seed, 400, 360, 1.25),
  two: (seed) => person(seed, 240, 400, 0.85) + person(seed + 2, 570, 380, 0.85),
  child: (seed) => person(seed, 270, 360, 0.95) + person(seed + 3, 590, 520, 0.6),
  landscape:
    () => `<rect width="800" height="480" fill="#9ec9e2"/><circle cx="620" cy="160" r="70" fill="#f7dd8c"/>
    <path d="M0 480 L240 240 L420 460 L560 330 L800 500 V800 H0Z" fill="#6f8f6a"/>`,
  worded: (seed) => `${person(seed, 400, 320, 1.05)}<rect y="640" width="800" height="110" fill="#fff"/>
    <text x="400" y="712" font-size="56" font-family="sans-serif" text-anchor="middle">06 39 98 00 42</text>`,
};

/** Draws one photo of the demonstration; each number gives another person. */
export function drawnPhoto(drawn: Drawn, seed: number): Promise<Buffer> {
  const picture = sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
      <rect width="${side}" height="${side}" fill="${of(walls, turn(seed, 3))}"/>${scenes[drawn](seed)}</svg>`),
  );
  if (drawn === "blurred") picture.blur(14);
  if (drawn === "dark") picture.linear(0.22, 0);
  return picture.jpeg({ quality: 82 }).toBuffer();
}
