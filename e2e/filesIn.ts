/**
 * The scripts and styles of the app that the HTML of a page names, by their address, in its order; those whose text it holds together,
 * as it names them.
 */
export const filesIn = (html: string): readonly string[] =>
  [...html.matchAll(/(?:src|href|data-holds)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(
    ([, name]) => name ?? "",
  );
