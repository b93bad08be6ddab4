// Our own drawings, 24 by 24, beside a word that says the same: hidden from assistive technology.
const common = {
  viewBox: "0 0 24 24",
  width: 24,
  height: 24,
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

/** A receiver: call. */
export const PhoneIcon = () => (
  <svg {...common} aria-hidden="true">
    <path d="M5 4h3.5l1.7 4.3-2.2 1.6a11.5 11.5 0 0 0 6.1 6.1l1.6-2.2L20 15.5V19a1.6 1.6 0 0 1-1.8 1.6A16.5 16.5 0 0 1 3.4 5.8 1.6 1.6 0 0 1 5 4Z" />
  </svg>
);

/** An envelope: write. */
export const MailIcon = () => (
  <svg {...common} aria-hidden="true">
    <rect x="3" y="5.5" width="18" height="13" rx="2" />
    <path d="m4 7 8 6 8-6" />
  </svg>
);
