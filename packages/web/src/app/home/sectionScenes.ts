import type { ReactNode } from "react";

const files = import.meta.glob<{ scene: ReactNode }>(
  ["../../features/*/*.picture.tsx", "../../features/*/*/*.picture.tsx", "../pages/*.picture.tsx"],
  { eager: true },
);

/** One small scene for each section, by its name: that of the file which draws it. */
export const sectionScenes: ReadonlyMap<string, ReactNode> = new Map(
  Object.entries(files).map(([path, { scene }]) => [path.replace(/^.*\/|\.picture\.tsx$/g, ""), scene]),
);
