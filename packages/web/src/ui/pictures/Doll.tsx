interface Props {
  /** Position of the doll's own 40 by 48 square. */
  x?: number;
  y?: number;
  fill: string;
  shape?: "dress" | "trousers";
  /** An outline in dashes: the doll that is missing from the chain. */
  missing?: boolean;
}

/** Draws one child of the paper-doll chain (in French, a ribambelle), arms open to the next ones. */
export function Doll({ x = 0, y = 0, fill, shape = "dress", missing = false }: Props) {
  const line = missing
    ? { fill: "none", stroke: fill, strokeWidth: 1.6, strokeDasharray: "3 3" }
    : { fill, stroke: "none" };
  const limbs = missing
    ? line
    : { fill: "none", stroke: fill, strokeWidth: 4.6, strokeLinecap: "round" as const };
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle cx="20" cy="8" r="6.6" {...line} />
      <path d="M1.5 28.5Q10 27 15.5 20M38.5 28.5Q30 27 24.5 20" {...limbs} />
      <path d={shape === "dress" ? "M16 40v5.5M24 40v5.5" : "M16 33v12.5M24 33v12.5"} {...limbs} />
      <path d={shape === "dress" ? dress : tunic} {...line} />
    </g>
  );
}

const dress = "M15.5 17h9q1.6 0 2 1.5l5 20q.5 2-1.5 2H10q-2 0-1.5-2l5-20q.4-1.5 2-1.5Z";
const tunic = "M15.5 17h9q2.5 0 2.5 2.5V34q0 1.5-1.5 1.5h-11Q13 35.5 13 34V19.5Q13 17 15.5 17Z";
