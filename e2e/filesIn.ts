/** The scripts and styles of the app that the HTML of a page names, by their address, in its order. */
export const filesIn = (html: string): readonly string[] =>
  [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, name]) => name ?? "");
