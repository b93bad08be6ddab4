import type { Section } from "@ribambelle/domain/toDos/section";
import type { ReactNode } from "react";
import { Doll } from "./Doll.tsx";
import classes from "./SectionPicture.module.css";

const plum = "#432657";
const lilac = "#cdb8db";
const orange = "#ff9e1b";
const peach = "#ffcd8a";
const line = {
  fill: "none",
  stroke: plum,
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;
const words = { ...line, stroke: lilac, strokeWidth: 3 } as const;

const child = (x: number, y: number, fill: string, shape?: "dress" | "trousers") => (
  <g transform={`translate(${x} ${y}) scale(.72)`}>
    <Doll fill={fill} {...(shape && { shape })} />
  </g>
);

const sheet = (x: number, y: number, width = 40, height = 50) => (
  <path
    d={`M${x} ${y}h${width - 12}l12 12v${height - 12}h${-width}zM${x + width - 12} ${y}v12h12`}
    {...line}
    fill="#fff"
  />
);

// One small scene for each section: what one finds there, and the children of the chain.
const scenes: Readonly<Partial<Record<Section, ReactNode>>> = {
  contracts: (
    <>
      {sheet(30, 18, 42, 54)}
      <path d="M38 36h22M38 44h26M38 52h14" {...words} />
      <path d="M40 64c4-8 6-2 8-4s3 2 7 0" {...line} stroke={orange} />
      <path d="m62 62 20-22 6 5-20 22-8 2z" {...line} fill={peach} />
    </>
  ),
  interventions: (
    <>
      <rect x="24" y="22" width="46" height="48" rx="5" {...line} fill="#fff" />
      <path d="M24 34h46" {...line} />
      <path d="M36 16v10M58 16v10" {...line} stroke={orange} strokeWidth={4} />
      <path d="M33 44h6M45 44h6M57 44h6M33 56h6" {...words} strokeWidth={5} />
      <path d="m45 57 5 5 10-11" {...line} stroke={orange} strokeWidth={4} />
      {child(72, 38, lilac)}
    </>
  ),
  invoices: (
    <>
      <path d="M34 16h40v54l-6-5-7 5-7-5-7 5-7-5-6 5z" {...line} fill="#fff" />
      <path d="M42 28h24M42 37h24M42 46h12" {...words} />
      <path d="M67 47c-5-3-10 0-10 5s5 8 10 5M54 50h9M54 54h9" {...line} stroke={orange} strokeWidth={3} />
    </>
  ),
  payments: (
    <>
      <rect x="22" y="24" width="58" height="38" rx="6" {...line} fill="#fff" />
      <path d="M22 36h58" {...line} stroke={orange} strokeWidth={8} />
      <path d="M30 51h18" {...words} />
      <circle cx="80" cy="58" r="13" {...line} fill={peach} />
      <path d="M85 53c-5-3-9 0-9 5s4 8 9 5M73 56h8M73 60h8" {...line} />
    </>
  ),
  certificates: (
    <>
      <rect x="24" y="18" width="54" height="42" rx="4" {...line} fill="#fff" />
      <path d="M34 29h34M34 38h24M34 47h14" {...words} />
      <path d="m68 60-4 16 9-5 9 5-4-16" {...line} fill={peach} />
      <circle cx="73" cy="54" r="11" {...line} fill={orange} />
      <path d="m68 54 4 4 7-8" {...line} stroke="#fff" strokeWidth={3} />
    </>
  ),
  contacts: (
    <>
      <path
        d="M22 20h42a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6H40l-10 9v-9h-8a6 6 0 0 1-6-6V26a6 6 0 0 1 6-6z"
        {...line}
        fill="#fff"
      />
      <path d="M26 30h34M26 38h22" {...words} />
      <path
        d="M58 52h28a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6h-4v7l-8-7H58a6 6 0 0 1-6-6v-8a6 6 0 0 1 6-6z"
        {...line}
        fill={peach}
      />
      <path d="M63 62h.1M72 62h.1M81 62h.1" {...line} strokeWidth={5} />
    </>
  ),
  profiles: (
    <>
      {child(12, 30, lilac)}
      {child(40, 30, orange, "trousers")}
      {child(69, 30, lilac)}
      <circle cx="54" cy="44" r="23" {...line} strokeWidth={3} />
      <path d="m71 60 14 14" {...line} strokeWidth={6} />
    </>
  ),
  sponsorship: (
    <>
      {child(20, 34, plum)}
      {child(49, 34, orange, "trousers")}
      <path
        d="M49 30c-14-9-9-20-3-18 2 .6 3 3 3 3s1-2.4 3-3c6-2 11 9-3 18z"
        {...line}
        fill={peach}
        transform="translate(7 0)"
      />
    </>
  ),
  profile: (
    <>
      <rect x="26" y="14" width="50" height="58" rx="6" {...line} fill="#fff" />
      <rect x="34" y="21" width="34" height="32" rx="4" fill="#ffe1b8" />
      <clipPath id="portrait">
        <rect x="34" y="21" width="34" height="32" rx="4" />
      </clipPath>
      <g clipPath="url(#portrait)">
        <circle cx="51" cy="34" r="7.5" fill={plum} />
        <path d="M36 60c0-10 6-15 15-15s15 5 15 15z" fill={orange} />
      </g>
      <path d="M36 61h30" {...words} />
    </>
  ),
  jobs: (
    <>
      <path d="M16 66c14-8 26 4 40-2s22-6 36 0" {...words} />
      <path d="M54 66C42 52 35 45 35 35a19 19 0 0 1 38 0c0 10-7 17-19 31z" {...line} fill="#fff" />
      {child(39.6, 18.5, orange)}
    </>
  ),
  payslips: (
    <>
      {sheet(28, 16, 42, 54)}
      <path d="M36 32h16M36 40h26M36 48h20" {...words} />
      <circle cx="72" cy="60" r="14" {...line} fill={peach} />
      <path d="M77 55c-5-3-9 0-9 5s4 8 9 5M65 58h8M65 62h8" {...line} />
    </>
  ),
  documentsToRead: (
    <>
      <path
        d="M54 28c-10-7-22-7-32-5v40c10-2 22-2 32 5 10-7 22-7 32-5V23c-10-2-22-2-32 5z"
        {...line}
        fill="#fff"
      />
      <path d="M54 28v40" {...line} />
      <path d="M29 34c6-1 12 0 17 2M29 43c6-1 12 0 17 2M62 36c5-2 11-3 17-2M62 45c5-2 11-3 17-2" {...words} />
      <path d="M70 22v16l4-4 4 4V22" fill={orange} />
    </>
  ),
};

/** The drawing of a section, beside its name; of one without a drawing, the patch of colour alone. */
export function SectionPicture({ section }: { section: Section | undefined }) {
  return (
    <svg className={classes.picture} viewBox="0 0 112 84" aria-hidden="true">
      <path d="M8 46C4 22 24 6 52 7s54 12 53 38-24 35-52 34S12 70 8 46z" fill="#fff1dc" />
      {section && scenes[section]}
    </svg>
  );
}
