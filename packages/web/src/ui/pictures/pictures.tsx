import type { ReactNode } from "react";
import { Doll } from "./Doll.tsx";

// Calm drawings of our own, one idea each; the words beside them say everything.
function Picture({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 200 72" width="200" height="72" aria-hidden="true">
      <path d="M0 60h200" stroke="var(--line)" strokeWidth="2" strokeLinecap="round" />
      {children}
    </svg>
  );
}

/** The chain of children with one place empty: what is looked for is not here. */
export const MissingPicture = () => (
  <Picture>
    <Doll y={13} fill="var(--drawn-lilac)" />
    <Doll x={40} y={13} fill="var(--drawn-apricot)" shape="trousers" />
    <Doll x={80} y={13} fill="var(--line-control)" missing />
    <Doll x={120} y={13} fill="var(--drawn-apricot)" shape="trousers" />
    <Doll x={160} y={13} fill="var(--drawn-lilac)" />
  </Picture>
);

/** A child before a closed gate. */
export const GatePicture = () => (
  <Picture>
    <Doll x={30} y={13} fill="var(--drawn-apricot)" />
    <g fill="none" stroke="var(--drawn-line)" strokeWidth="3" strokeLinecap="round">
      <path d="M100 60V24M172 60V24M112 60V34M124 60V30M136 60V28M148 60V30M160 60V34M100 46h72M100 36q36-18 72 0" />
    </g>
    <circle cx="136" cy="46" r="7" fill="var(--drawn-paper)" stroke="var(--drawn-line)" strokeWidth="3" />
    <path d="M136 44.5v3" stroke="var(--drawn-line)" strokeWidth="3" strokeLinecap="round" />
  </Picture>
);

/** Two children whose hands have come apart. */
export const ApartPicture = () => (
  <Picture>
    <Doll x={16} y={13} fill="var(--drawn-lilac)" />
    <Doll x={56} y={13} fill="var(--drawn-apricot)" shape="trousers" />
    <path
      d="M100 18v8M91 23l5 6M109 23l-5 6"
      stroke="var(--control)"
      strokeWidth="2.5"
      strokeLinecap="round"
    />
    <Doll x={104} y={13} fill="var(--drawn-apricot)" />
    <Doll x={144} y={13} fill="var(--drawn-lilac)" shape="trousers" />
  </Picture>
);

/** A month of a calendar between two children: something to do in time. */
export const CalendarPicture = () => (
  <Picture>
    <Doll x={24} y={13} fill="var(--drawn-lilac)" />
    <g fill="none" stroke="var(--drawn-line)" strokeWidth="3" strokeLinecap="round">
      <rect x="76" y="16" width="48" height="42" rx="6" fill="var(--drawn-paper)" />
      <path d="M76 29h48M88 11v9M112 11v9" />
    </g>
    <path
      d="m90 43 7 7 13-13"
      fill="none"
      stroke="var(--orange)"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <Doll x={136} y={13} fill="var(--drawn-apricot)" shape="trousers" />
  </Picture>
);

/** Two children on either side of a gap in the path: what lies beyond is not joined yet. */
export const BridgePicture = () => (
  <Picture>
    <path d="M82 60h36" stroke="var(--card)" strokeWidth="4" />
    <path
      d="M82 60q18-26 36 0"
      fill="none"
      stroke="var(--line-control)"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeDasharray="3 5"
    />
    <Doll x={36} y={13} fill="var(--drawn-apricot)" />
    <Doll x={124} y={13} fill="var(--drawn-lilac)" shape="trousers" />
  </Picture>
);
