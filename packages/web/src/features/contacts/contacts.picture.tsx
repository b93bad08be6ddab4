import { line, paper, peach, words } from "../../ui/pictures/scene.tsx";

export const scene = (
  <>
    <path
      d="M22 20h42a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6H40l-10 9v-9h-8a6 6 0 0 1-6-6V26a6 6 0 0 1 6-6z"
      {...line}
      fill={paper}
    />
    <path d="M26 30h34M26 38h22" {...words} />
    <path
      d="M58 52h28a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6h-4v7l-8-7H58a6 6 0 0 1-6-6v-8a6 6 0 0 1 6-6z"
      {...line}
      fill={peach}
    />
    <path d="M63 62h.1M72 62h.1M81 62h.1" {...line} strokeWidth={5} />
  </>
);
