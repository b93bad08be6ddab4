/**
 * Locks the page's scrolling behind a dialog, without moving it sideways; gives the function that unlocks it.
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  root.style.setProperty("--scroll-bar", `${window.innerWidth - root.clientWidth}px`);
  root.dataset.locked = "";
  return () => {
    delete root.dataset.locked;
  };
}
