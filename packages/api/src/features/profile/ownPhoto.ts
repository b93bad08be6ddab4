/** What a profile has to know of its person's photo. */
export interface OwnPhoto {
  /** True when it waits for the agency or was validated; a refused one does not count (PROF-OP1). */
  readonly counts: boolean;
  /** Why the agency refused the one that is shown to its owner. */
  readonly rejectionReason: string | null;
  /** Where families see the validated one (AVATAR-OP6). */
  readonly publicUrl: string | null;
}

/** The photo of somebody who has none. */
export const noPhoto: OwnPhoto = { counts: false, rejectionReason: null, publicUrl: null };
