import { line, peach, sheet, words } from "../../ui/pictures/scene.tsx";

export const scene = (
  <>
    {sheet(28, 16, 42, 54)}
    <path d="M36 32h16M36 40h26M36 48h20" {...words} />
    <circle cx="72" cy="60" r="14" {...line} fill={peach} />
    <path d="M77 55c-5-3-9 0-9 5s4 8 9 5M65 58h8M65 62h8" {...line} />
  </>
);
