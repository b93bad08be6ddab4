let leaving = false;
// A page that the browser brings back is one that stays.
if (typeof window !== "undefined")
  addEventListener("pageshow", () => {
    leaving = false;
  });

/** True once `leaveTo` was called: unsaved changes must not hold the page back any more. */
export function isLeaving(): boolean {
  return leaving;
}

/** Goes to an address by a full page navigation, which also clears the page's memory; the page left is not in the history. */
export function leaveTo(address: string): void {
  leaving = true;
  location.replace(address);
}

/** Gives the sign-in page's address that comes back to this address of ours afterwards (ROUTE-42). */
export function loginAddress(wanted?: string | null): string {
  return wanted ? `/login?redirectUrl=${encodeURIComponent(wanted)}` : "/login";
}
