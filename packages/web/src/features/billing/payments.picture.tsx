import { line, orange, paper, peach, words } from "../../ui/pictures/scene.tsx";

export const scene = (
  <>
    <rect x="22" y="24" width="58" height="38" rx="6" {...line} fill={paper} />
    <path d="M22 36h58" {...line} stroke={orange} strokeWidth={8} />
    <path d="M30 51h18" {...words} />
    <circle cx="80" cy="58" r="13" {...line} fill={peach} />
    <path d="M85 53c-5-3-9 0-9 5s4 8 9 5M73 56h8M73 60h8" {...line} />
  </>
);
