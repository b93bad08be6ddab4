import { address } from "./kinds/address.ts";
import { availabilities } from "./kinds/availabilities.ts";
import { childNumbers } from "./kinds/childNumbers.ts";
import { cityAndPostalCode } from "./kinds/cityAndPostalCode.ts";
import { comment } from "./kinds/comment.ts";
import { datePicker } from "./kinds/datePicker.ts";
import { guardHourlyRates } from "./kinds/guardHourlyRates.ts";
import type { Kind } from "./kinds/kind.ts";
import { multipleDropdown } from "./kinds/multipleDropdown.ts";
import { numericField } from "./kinds/numericField.ts";
import { oneTextField } from "./kinds/oneTextField.ts";
import { phone } from "./kinds/phone.ts";
import { radioButtons } from "./kinds/radioButtons.ts";
import { toggle } from "./kinds/toggle.ts";
import { twoTextField } from "./kinds/twoTextField.ts";
import { uniqueDropdown } from "./kinds/uniqueDropdown.ts";
import { yesNo } from "./kinds/yesNo.ts";

/** The sixteen kinds of answers, by flag (SURVEY-24 to -39). A record `satisfies Record<KindName, …>` of fields goes with it. */
export const kinds = {
  uniqueDropdown,
  numericField,
  multipleDropdown,
  twoTextField,
  datePicker,
  oneTextField,
  address,
  cityAndPostalCode,
  availabilities,
  comment,
  childNumbers,
  guardHourlyRates,
  radioButtons,
  toggle,
  phone,
  yesNo,
} as const;

export type KindName = keyof typeof kinds;

/** The answer of a kind, half-filled ones included. */
export type ValueOf<Name extends KindName> = (typeof kinds)[Name]["empty"];

export const kindNames = Object.keys(kinds) as KindName[];

/** Gives a kind by its name, of whatever answer. */
export const kindOf = (name: KindName): Kind<unknown> => kinds[name] as unknown as Kind<unknown>;

/** Every flag of every kind. */
export const allFlags: number = kindNames.reduce((sum, name) => sum | kinds[name].flag, 0);
