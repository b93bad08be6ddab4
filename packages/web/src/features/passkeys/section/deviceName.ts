const devices = [
  ["iPhone", /iPhone/],
  ["iPad", /iPad/],
  ["Android", /Android/],
  ["Windows", /Windows/],
  ["Mac", /Macintosh|Mac OS X/],
  ["Linux", /Linux|X11/],
] as const;

/** Gives a first name for a passkey of this device, from what its browser calls itself; empty when it says nothing. */
export function deviceName(userAgent: string): string {
  return devices.find(([, known]) => known.test(userAgent))?.[0] ?? "";
}
