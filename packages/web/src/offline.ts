// The only script of the offline page: it imports nothing, so that little has to be kept.
const isAsked = location.pathname.toLowerCase().startsWith("/hors-ligne");
const longestWait = 30_000;
let wait = 1_000;
let next: ReturnType<typeof setTimeout> | undefined;

// Shown in place of a page, it gives way to that page; asked for by its own address, it leads to the entrance.
function giveWay(): void {
  if (isAsked) location.replace("/");
  else location.reload();
}

async function answers(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const look = fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(10_000) });
  return look.then(({ ok }) => ok).catch(() => false);
}

// A network that is back may carry nothing yet, and the portal itself may be away while the network is there: only an
// answer says that the page can be shown. Asked less and less often, at once when something changes.
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
