import { line, orange, paper, words } from "../../ui/pictures/scene.tsx";

export const scene = (
  <>
    <path
      d="M54 28c-10-7-22-7-32-5v40c10-2 22-2 32 5 10-7 22-7 32-5V23c-10-2-22-2-32 5z"
      {...line}
      fill={paper}
    />
    <path d="M54 28v40" {...line} />
    <path d="M29 34c6-1 12 0 17 2M29 43c6-1 12 0 17 2M62 36c5-2 11-3 17-2M62 45c5-2 11-3 17-2" {...words} />
    <path d="M70 22v16l4-4 4 4V22" fill={orange} />
  </>
);
