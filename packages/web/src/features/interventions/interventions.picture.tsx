import { child, lilac, line, orange, paper, words } from "../../ui/pictures/scene.tsx";

export const scene = (
  <>
    <rect x="24" y="22" width="46" height="48" rx="5" {...line} fill={paper} />
    <path d="M24 34h46" {...line} />
    <path d="M36 16v10M58 16v10" {...line} stroke={orange} strokeWidth={4} />
    <path d="M33 44h6M45 44h6M57 44h6M33 56h6" {...words} strokeWidth={5} />
    <path d="m45 57 5 5 10-11" {...line} stroke={orange} strokeWidth={4} />
    {child(72, 38, lilac)}
  </>
);
