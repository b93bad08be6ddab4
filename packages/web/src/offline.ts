// The only script of the offline page: it imports nothing, so that little has to be kept.
const isAsked = location.pathname.toLowerCase().startsWith("/hors-ligne");

// Shown in place of a page, it gives way to that page; asked for by its own address, it leads to the entrance.
window.addEventListener("online", () => {
  if (isAsked) location.replace("/");
  else location.reload();
});
const retry = document.querySelector<HTMLAnchorElement>("main a");
if (isAsked && retry) retry.href = "/";
