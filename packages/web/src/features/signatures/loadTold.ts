import type { ComponentType } from "react";

/** Tells a page of this feature who looks at it. */
export type LoadTold = () => Promise<(Page: ComponentType<{ readonly personId: number }>) => ComponentType>;
