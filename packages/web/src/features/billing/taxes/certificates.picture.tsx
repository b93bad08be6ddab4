import { line, orange, paper, peach, words } from "../../../ui/pictures/scene.tsx";

export const scene = (
  <>
    <rect x="24" y="18" width="54" height="42" rx="4" {...line} fill={paper} />
    <path d="M34 29h34M34 38h24M34 47h14" {...words} />
    <path d="m68 60-4 16 9-5 9 5-4-16" {...line} fill={peach} />
    <circle cx="73" cy="54" r="11" {...line} fill={orange} />
    <path d="m68 54 4 4 7-8" {...line} stroke={paper} strokeWidth={3} />
  </>
);
