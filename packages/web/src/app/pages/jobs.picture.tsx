import { child, line, orange, paper, words } from "../../ui/pictures/scene.tsx";

export const scene = (
  <>
    <path d="M16 66c14-8 26 4 40-2s22-6 36 0" {...words} />
    <path d="M54 66C42 52 35 45 35 35a19 19 0 0 1 38 0c0 10-7 17-19 31z" {...line} fill={paper} />
    {child(39.6, 18.5, orange)}
  </>
);
