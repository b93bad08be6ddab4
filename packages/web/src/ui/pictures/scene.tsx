import { Doll } from "./Doll.tsx";

// The colours of the scenes.
export const plum = "var(--drawn-line)";
export const paper = "var(--drawn-paper)";
export const lilac = "var(--drawn-lilac)";
export const orange = "var(--orange)";
export const peach = "var(--drawn-peach)";
/** The stroke of an outline. */
export const line = {
  fill: "none",
  stroke: plum,
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;
/** The stroke of written lines. */
export const words = { ...line, stroke: lilac, strokeWidth: 3 } as const;

/** Draws a child of the chain. */
export const child = (x: number, y: number, fill: string, shape?: "dress" | "trousers") => (
  <g transform={`translate(${x} ${y}) scale(.72)`}>
    <Doll fill={fill} {...(shape && { shape })} />
  </g>
);

/** Draws a sheet of paper with a folded corner. */
export const sheet = (x: number, y: number, width = 40, height = 50) => (
  <path
    d={`M${x} ${y}h${width - 12}l12 12v${height - 12}h${-width}zM${x + width - 12} ${y}v12h12`}
    {...line}
    fill={paper}
  />
);
