import { lazyRouteComponent } from "@tanstack/react-router";
import { readPage } from "../client/page.ts";
import { passTo } from "./guards.ts";
import { outsideOf } from "./outside.ts";
import { type Section, sections } from "./sections.texts.ts";

const component = lazyRouteComponent(() => import("./ElsewherePage.tsx"), "ElsewherePage");

/**
 * Gives what a route needs whose section lives on another site: it leaves as soon as the guards before it let the person
 * pass, and shows a page that says so while that site is not configured (LEGACY-OP1, LEGACY-OP3).
 */
export const elsewhere = <const Path extends string>(section: Section, path: Path) => ({
  path,
  staticData: { title: sections[section] },
  component,
  beforeLoad: () => {
    const address = outsideOf(path, readPage());
    if (address !== null) throw passTo(address);
  },
});
