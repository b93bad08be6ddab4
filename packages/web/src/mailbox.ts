// The only script of the development mailbox: a letter’s frame is as high as the letter, which runs none itself.
const frame = document.querySelector("iframe");

function fit(): void {
  const height = frame?.contentDocument?.body?.offsetHeight;
  if (frame && height) frame.style.height = `${height + frame.offsetHeight - frame.clientHeight}px`;
}

fit();
frame?.addEventListener("load", fit);
window.addEventListener("resize", fit);
