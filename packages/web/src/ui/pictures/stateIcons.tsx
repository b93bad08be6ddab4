import type { SVGProps } from "react";
import { Icon } from "./icons.tsx";

/** A cross in a circle: called off. */
export const CancelledIcon = (props: SVGProps<SVGSVGElement>) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="m8.8 8.8 6.4 6.4m0-6.4-6.4 6.4" />
  </Icon>
);

/** A line in a circle: nobody came. */
export const AbsentIcon = (props: SVGProps<SVGSVGElement>) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M8 12h8" />
  </Icon>
);

/** Two arrows, one each way: somebody else in the place. */
export const ReplacedIcon = (props: SVGProps<SVGSVGElement>) => (
  <Icon {...props}>
    <path d="M4 8.5h15m-4-4 4 4-4 4M20 16H5m4-4-4 4 4 4" />
  </Icon>
);
