import { line, orange, paper, plum, words } from "../../ui/pictures/scene.tsx";

export const scene = (
  <>
    <rect x="26" y="14" width="50" height="58" rx="6" {...line} fill={paper} />
    <rect x="34" y="21" width="34" height="32" rx="4" fill="var(--drawn-sand)" />
    <clipPath id="portrait">
      <rect x="34" y="21" width="34" height="32" rx="4" />
    </clipPath>
    <g clipPath="url(#portrait)">
      <circle cx="51" cy="34" r="7.5" fill={plum} />
      <path d="M36 60c0-10 6-15 15-15s15 5 15 15z" fill={orange} />
    </g>
    <path d="M36 61h30" {...words} />
  </>
);
