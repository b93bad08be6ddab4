/** Keeps the page from scrolling behind what covers it, without moving it sideways; gives the way to let it go. */
export function lockScroll(): () => void {
  const root = document.documentElement;
  root.style.setProperty("--scroll-bar", `${window.innerWidth - root.clientWidth}px`);
  root.dataset.locked = "";
  return () => {
    delete root.dataset.locked;
  };
}
