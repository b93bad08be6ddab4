/** True when both texts are there: the advert may be published (PROF-23). */
export function isPublishable(advert: {
  readonly title: string | null;
  readonly description: string | null;
}) {
  return !!advert.title?.trim() && !!advert.description?.trim();
}

/** True when a level, a theme or a diploma is filled in (PROF-68). */
export function hasEducation(education: {
  readonly educationLevel: number | null;
  readonly educationTheme: number | null;
  readonly specificDiplomas: { readonly length: number };
}): boolean {
  return (
    education.educationLevel !== null ||
    education.educationTheme !== null ||
    education.specificDiplomas.length > 0
  );
}
