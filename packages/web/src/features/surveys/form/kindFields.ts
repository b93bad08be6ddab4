import type { KindName, ValueOf } from "@ribambelle/domain/surveys/kinds";
import type { ComponentType } from "react";
import { lazyPart } from "../../../client/loading/lazyPart.tsx";
import { fetchAtRest } from "../../../client/loading/whenIdle.ts";
import { ChildNumbers } from "../kinds/ChildNumbers.tsx";
import { Comment } from "../kinds/Comment.tsx";
import { DatePicker } from "../kinds/DatePicker.tsx";
import type { KindFieldProps } from "../kinds/kindField.ts";
import { MultipleDropdown } from "../kinds/MultipleDropdown.tsx";
import { NumericField } from "../kinds/NumericField.tsx";
import { OneTextField } from "../kinds/OneTextField.tsx";
import { Phone } from "../kinds/Phone.tsx";
import { RadioButtons } from "../kinds/RadioButtons.tsx";
import { ToggleField } from "../kinds/ToggleField.tsx";
import { TwoTextField } from "../kinds/TwoTextField.tsx";
import { UniqueDropdown } from "../kinds/UniqueDropdown.tsx";
import { YesNoField } from "../kinds/YesNoField.tsx";

const load = () => import("../kinds/later.ts");

/** Fetches, when the browser rests, what first steps seldom ask: the week and its hours, places, rates; a fifth of the page. */
export const fetchLaterKinds = (): void => fetchAtRest(load);

/** What is shown of each kind of answer: one that is left out does not compile. */
const fields: { readonly [Name in KindName]: ComponentType<KindFieldProps<ValueOf<Name>>> } = {
  uniqueDropdown: UniqueDropdown,
  numericField: NumericField,
  multipleDropdown: MultipleDropdown,
  twoTextField: TwoTextField,
  datePicker: DatePicker,
  oneTextField: OneTextField,
  address: lazyPart(async () => (await load()).Address),
  cityAndPostalCode: lazyPart(async () => (await load()).CityAndPostalCode),
  availabilities: lazyPart(async () => (await load()).Availabilities),
  comment: Comment,
  childNumbers: ChildNumbers,
  guardHourlyRates: lazyPart(async () => (await load()).GuardHourlyRates),
  radioButtons: RadioButtons,
  toggle: ToggleField,
  phone: Phone,
  yesNo: YesNoField,
};

/** Gives what is shown of a kind, of whatever answer. */
export const fieldOf = (name: KindName) => fields[name] as unknown as ComponentType<KindFieldProps<unknown>>;
