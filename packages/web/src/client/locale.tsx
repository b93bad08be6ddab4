import {
  chooseLocale,
  defaultLocale,
  type Locale,
  localeCookie,
  localeOf,
} from "@ribambelle/domain/kernel/locale";
import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";
import { drawnRequest } from "./drawnRequest.ts";
import { keep, kept } from "./kept/storage.ts";

const key = "locale";
const listeners = new Set<() => void>();
let current: Locale = defaultLocale;

/** Gives the current language, for code outside components. */
export function currentLocale(): Locale {
  return drawnRequest()?.locale ?? current;
}

/**
 * Chooses the language of a page that starts: the link's `?lang`, then the stored choice, then the language in which
 * the server wrote the page (it read Accept-Language), then the browser's, then French (I18N-04 to -06).
 */
export function startLocale(): Locale {
  const linked = localeOf(new URLSearchParams(location.search).get("lang"));
  const stored = localeOf(kept(key));
  const chosen = linked ?? stored;
  if (chosen) remember(chosen);
  become(chosen ?? chooseLocale(document.documentElement.lang, navigator.language));
  return current;
}

/** Changes the language at once and for the next visits; makes no call (I18N-07, I18N-08). */
export function setLocale(locale: Locale): void {
  remember(locale);
  become(locale);
}

// The cookie tells the server the language of the next page.
function remember(locale: Locale): void {
  keep(key, locale);
  const isSecure = location.protocol === "https:";
  // biome-ignore lint/suspicious/noDocumentCookie: Safari has no Cookie Store before 18.4, and this cookie is no secret
  document.cookie = `${localeCookie(isSecure)}=${locale}; Path=/; Max-Age=31536000; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

function become(locale: Locale): void {
  current = locale;
  document.documentElement.lang = locale;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const LocaleContext = createContext<Locale>(defaultLocale);

/**
 * Gives the current language to the components inside. `written` is the language in which the server wrote the page:
 * hydration happens in it, then the page turns to the reader's own.
 */
export function LocaleProvider({ written, children }: { written?: Locale | undefined; children: ReactNode }) {
  const locale = useSyncExternalStore(subscribe, currentLocale, () => written ?? currentLocale());
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/** Gives the language of the screen. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/** Gives the words of a catalogue in the language of the screen. */
export function useWords<Words>(words: (locale: Locale) => Words): Words {
  return words(useLocale());
}
