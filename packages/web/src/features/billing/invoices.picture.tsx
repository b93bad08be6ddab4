import { line, orange, paper, words } from "../../ui/pictures/scene.tsx";

export const scene = (
  <>
    <path d="M34 16h40v54l-6-5-7 5-7-5-7 5-7-5-6 5z" {...line} fill={paper} />
    <path d="M42 28h24M42 37h24M42 46h12" {...words} />
    <path d="M67 47c-5-3-10 0-10 5s5 8 10 5M54 50h9M54 54h9" {...line} stroke={orange} strokeWidth={3} />
  </>
);
