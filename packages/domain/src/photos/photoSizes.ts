/** The sizes that are kept, in pixels: photos are square. */
export const photoSizes = [96, 256, 512] as const;
export type PhotoSize = (typeof photoSizes)[number];

/** Gives the addresses of all sizes of the photo at this address, as `srcset` wants them; nothing for a foreign address. */
export function photoSources(address: string): string | undefined {
  const base = /(.*\/)\d+\.webp$/.exec(address)?.[1];
  return base && photoSizes.map((size) => `${base}${size}.webp ${size}w`).join(", ");
}
