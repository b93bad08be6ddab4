/**
 * Does something after the next picture: what a tap shows does not wait for it. A page that is hidden has no next picture,
 * so it is done as the page goes. Gives a function that does it at once, where it has not been done yet.
 */
export function afterPicture(act: () => void): () => void {
  let isDone = false;
  const finish = () => {
    if (isDone) return;
    isDone = true;
    cancelAnimationFrame(frame);
    clearTimeout(task);
    document.removeEventListener("visibilitychange", finish);
    act();
  };
  let task: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    task = setTimeout(finish);
  });
  document.addEventListener("visibilitychange", finish);
  return finish;
}
