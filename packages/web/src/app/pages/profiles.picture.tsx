import { child, lilac, line, orange } from "../../ui/pictures/scene.tsx";

export const scene = (
  <>
    {child(12, 30, lilac)}
    {child(40, 30, orange, "trousers")}
    {child(69, 30, lilac)}
    <circle cx="54" cy="44" r="23" {...line} strokeWidth={3} />
    <path d="m71 60 14 14" {...line} strokeWidth={6} />
  </>
);
