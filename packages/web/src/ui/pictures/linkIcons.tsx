const line = {
  width: "20",
  height: "20",
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: "2",
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

/** A chevron to the right: more there. */
export const ChevronRightIcon = ({ className }: { className?: string }) => (
  <svg {...line} aria-hidden="true" className={className}>
    <path d="m9 5 7 7-7 7" />
  </svg>
);

/** An arrow to a tray: download. */
export const DownloadIcon = () => (
  <svg {...line} aria-hidden="true">
    <path d="M12 4v11m0 0-4.5-4.5M12 15l4.5-4.5M5 20h14" />
  </svg>
);

/** An arrow leaving a frame: opens a new tab. */
export const NewTabIcon = () => (
  <svg {...line} aria-hidden="true">
    <path d="M14 4h6v6M20 4l-9 9M18 14v6H4V6h6" />
  </svg>
);

/** A small arrow that points up and away, in the line of the text: leads to another site. */
export const OutsideIcon = () => (
  <svg {...line} width="14" height="14" aria-hidden="true" style={{ verticalAlign: "-1px" }}>
    <path d="M7 17 17 7M9 7h8v8" />
  </svg>
);

/** An arrow down to a line: to the end of it. */
export const LastPageIcon = () => (
  <svg {...line} aria-hidden="true">
    <path d="M12 4v11m-5-5 5 5 5-5M6 20h12" />
  </svg>
);
