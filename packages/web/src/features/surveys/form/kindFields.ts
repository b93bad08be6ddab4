import type { KindName, ValueOf } from "@ribambelle/domain/surveys/kinds";
import type { ComponentType } from "react";
import { Address } from "../kinds/Address.tsx";
import { Availabilities } from "../kinds/Availabilities.tsx";
import { ChildNumbers } from "../kinds/ChildNumbers.tsx";
import { CityAndPostalCode } from "../kinds/CityAndPostalCode.tsx";
import { Comment } from "../kinds/Comment.tsx";
import { DatePicker } from "../kinds/DatePicker.tsx";
import { GuardHourlyRates } from "../kinds/GuardHourlyRates.tsx";
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

/** What is shown of each kind of answer: one that is left out does not compile. */
const fields: { readonly [Name in KindName]: ComponentType<KindFieldProps<ValueOf<Name>>> } = {
  uniqueDropdown: UniqueDropdown,
  numericField: NumericField,
  multipleDropdown: MultipleDropdown,
  twoTextField: TwoTextField,
  datePicker: DatePicker,
  oneTextField: OneTextField,
  address: Address,
  cityAndPostalCode: CityAndPostalCode,
  availabilities: Availabilities,
  comment: Comment,
  childNumbers: ChildNumbers,
  guardHourlyRates: GuardHourlyRates,
  radioButtons: RadioButtons,
  toggle: ToggleField,
  phone: Phone,
  yesNo: YesNoField,
};

/** Gives what is shown of a kind, of whatever answer. */
export const fieldOf = (name: KindName) => fields[name] as unknown as ComponentType<KindFieldProps<unknown>>;
