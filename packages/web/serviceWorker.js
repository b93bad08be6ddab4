// Without a network the portal shows one page that says so. That page and its files are all that is ever kept: no
// page of a person, no answer of the API. The build writes the files, the server the version.
const version = "__VERSION__";
const files = ["__FILES__"];
const cacheName = `offline-${version}`;
const pageIn = (locale) => `/hors-ligne?lang=${locale}`;

self.addEventListener("install", (event) => event.waitUntil(keepPage()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin) return;
  if (mode === "navigate" && !pathname.startsWith("/api/")) event.respondWith(pageOf(event));
  else if (files.includes(pathname)) event.respondWith(fileOf(event.request, pathname));
});

async function keepPage() {
  const cache = await caches.open(cacheName);
  const wanted = [pageIn("fr"), pageIn("en"), ...files];
  // Asked for by nobody in particular.
  await cache.addAll(wanted.map((url) => new Request(url, { credentials: "omit", cache: "reload" })));
  await self.skipWaiting();
}

async function takeOver() {
  const old = (await caches.keys()).filter((name) => name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  // The page is asked for while this script is still starting.
  await self.registration.navigationPreload?.enable();
}

async function pageOf(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const cache = await caches.open(cacheName);
    const page = await cache.match(pageIn(await locale()), { ignoreVary: true });
    return page ?? Response.error();
  }
}

async function fileOf(request, pathname) {
  const kept = async () => (await caches.open(cacheName)).match(pathname, { ignoreVary: true });
  // What carries its content in its name never changes.
  const unchanging = pathname.startsWith("/assets/") ? await kept() : undefined;
  if (unchanging) return unchanging;
  try {
    return await fetch(request);
  } catch {
    return (await kept()) ?? Response.error();
  }
}

// The language chosen on a page, else the browser's, else French.
async function locale() {
  const chosen = await self.cookieStore?.get("locale").catch(() => null);
  const letters = (chosen?.value ?? navigator.language).slice(0, 2).toLowerCase();
  return letters === "en" ? "en" : "fr";
}
