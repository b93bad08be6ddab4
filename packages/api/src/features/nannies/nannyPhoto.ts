import { apiBase } from "@ribambelle/domain/kernel/endpoint";
import type { PhotoSize } from "@ribambelle/domain/photos/photoSizes";

/** Gives the address of the photo of an advert: it ends with the advert, and says nobody's name (NANNY-16). */
export const nannyPhotoAddress = (listingId: string, size: PhotoSize): string =>
  `${apiBase}/Nanny/${listingId}/Photo/${size}.webp`;
