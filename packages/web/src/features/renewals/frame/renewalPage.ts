/** What the app tells the pages of a renewal. */
export interface RenewalPageProps {
  /** The signed-in person. */
  readonly personId: number;
}
