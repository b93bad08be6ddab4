/** What a generated database holds; everything else follows from it. */
export interface Size {
  readonly parents: number;
  readonly contractsPerParent: number;
  /** A year of interventions, invoices, payments, payslips and documents to read beside the contracts. */
  readonly hasPrivateSpace: boolean;
  /** The same seed on the same day gives the same rows. */
  readonly seed: number;
  /** The day on which the states of contracts are true. */
  readonly today: string;
}

/** The ids of people begin where those of the first migration do. */
export const firstId = 101;

// In an agency about one babysitter works for four families, and one family in ten has its housework done.
export const babysittersOf = ({ parents }: Size): number => Math.ceil(parents / 4);
export const houseworkOf = ({ parents }: Size): number => Math.floor(parents / 10);

/** The user name of a generated parent, counted from 0. */
export const parentUserName = (number: number): string => `famille.${number + 1}`;

/** The user name of a generated babysitter, counted from 0. */
export const babysitterUserName = (number: number): string => `intervenant.${number + 1}`;

/** The password of every generated account: one hash for all, or making them would take hours. */
export const generatedPassword = "Ribambelle2026";

/** The id of a generated parent, counted from 0. */
export const parentId = (number: number): number => firstId + number;

/** The id of a generated babysitter, counted from 0. */
export const babysitterId = ({ parents }: Size, number: number): number => firstId + parents + number;

/** The babysitter, counted from 0, who works for a parent. */
export const babysitterOf = (parent: number): number => Math.floor(parent / 4);
