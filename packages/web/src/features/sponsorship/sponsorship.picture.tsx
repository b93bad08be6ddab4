import { child, line, orange, peach, plum } from "../../ui/pictures/scene.tsx";

export const scene = (
  <>
    {child(20, 34, plum)}
    {child(49, 34, orange, "trousers")}
    <path
      d="M49 30c-14-9-9-20-3-18 2 .6 3 3 3 3s1-2.4 3-3c6-2 11 9-3 18z"
      {...line}
      fill={peach}
      transform="translate(7 0)"
    />
  </>
);
