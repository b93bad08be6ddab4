import type { MyInformation } from "@ribambelle/domain/me/me";

/** A photo and its state, both null when there is none (AVATAR-OP4), and whether it can be removed. */
export type ShownPhoto = Pick<MyInformation, "photoUrl" | "photoState"> & { readonly canRemove: boolean };

/** How large the babysitter’s own profile shows the photo, in CSS pixels. */
export const shownSize = 128;
