/** Makes the header by which a browser saves an answer under that name: in ASCII for old ones, in UTF-8 for the others (RFC 6266). */
export const attachment = (name: string): string => disposition("attachment", name);

/** The same for an answer that it shows, and saves under that name when asked to. */
export const inline = (name: string): string => disposition("inline", name);

function disposition(type: "attachment" | "inline", name: string): string {
  const ascii = name
    .normalize("NFD")
    .replace(/[^\x20-\x7e]/g, "")
    .replace(/["\\]/g, "");
  const utf8 = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${type}; filename="${ascii}"; filename*=UTF-8''${utf8}`;
}
