/** What somebody does who goes elsewhere by themselves. */
const acts = ["wheel", "touchstart", "pointerdown", "keydown"];

/** Leads a page that grows to the place where it was left, until it is there, somebody acts or another page is shown. */
export function reachPlace(place: number, isShown: () => boolean): void {
  const go = () => {
    if (isShown()) scrollTo(0, place);
    if (!isShown() || scrollY >= place - 1) end();
  };
  const growing = new ResizeObserver(go);
  const end = () => {
    growing.disconnect();
    for (const act of acts) removeEventListener(act, end, true);
  };
  for (const act of acts) addEventListener(act, end, { capture: true, passive: true });
  growing.observe(document.body);
}
