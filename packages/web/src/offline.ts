// The only script of the offline page; it imports nothing, so that little has to be cached.
const isAsked = location.pathname.toLowerCase().startsWith("/hors-ligne");
const longestWait = 30_000;
let wait = 1_000;
let next: ReturnType<typeof setTimeout> | undefined;

// In place of another page, a reload shows that page; at the offline page's own address, the entrance is
// opened.
function giveWay(): void {
  if (isAsked) location.replace("/");
  else location.reload();
}

async function answers(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const look = fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(10_000) });
  return look.then(({ ok }) => ok).catch(() => false);
}

// Only an answer of the portal proves that the page can be shown: `online` events and the network are no
// proof. It is asked with growing pauses, and at once when something changes.
async function look(): Promise<void> {
  clearTimeout(next);
  if (document.visibilityState === "visible" && (await answers())) return giveWay();
  clearTimeout(next);
  next = setTimeout(look, wait);
  wait = Math.min(2 * wait, longestWait);
}

window.addEventListener("online", look);
document.addEventListener("visibilitychange", look);
next = setTimeout(look, wait);

const retry = document.querySelector<HTMLAnchorElement>("main a");
if (isAsked && retry) retry.href = "/";
