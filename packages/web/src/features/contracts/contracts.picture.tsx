import { line, orange, peach, sheet, words } from "../../ui/pictures/scene.tsx";

export const scene = (
  <>
    {sheet(30, 18, 42, 54)}
    <path d="M38 36h22M38 44h26M38 52h14" {...words} />
    <path d="M40 64c4-8 6-2 8-4s3 2 7 0" {...line} stroke={orange} />
    <path d="m62 62 20-22 6 5-20 22-8 2z" {...line} fill={peach} />
  </>
);
