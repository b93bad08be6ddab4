/**
 * Does something after the next picture: what a tap shows does not wait for it. Gives a function that does it at once,
 * where it has not been done yet.
 */
export function afterPicture(act: () => void): () => void {
  let isDone = false;
  const finish = () => {
    if (isDone) return;
    isDone = true;
    cancelAnimationFrame(frame);
    clearTimeout(task);
    act();
  };
  let task: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    task = setTimeout(finish);
  });
  return finish;
}
