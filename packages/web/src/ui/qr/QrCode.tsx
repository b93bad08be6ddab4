import { encode } from "uqr";
import classes from "./QrCode.module.css";

// Modules of white that applications need around the code.
const border = 4;

/** A text as a QR code of 200 px on white; `label` says what it is for. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: "M", border });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("");
  return (
    <svg className={classes.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} fill="var(--print)" shapeRendering="crispEdges" />
    </svg>
  );
}
