import {
  guardHourlyRates,
  guardHours,
  weeklyHoursText,
} from "@ribambelle/domain/surveys/kinds/guardHourlyRates";
import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { HoursSlider } from "./HoursSlider.tsx";

function Example() {
  const [hours, setHours] = useState<number | null>(12);
  const question = { id: 1, text: "", type: 2048, items: [], subQuestions: [], answerOrders: [] };
  return (
    <HoursSlider
      label="Heures de garde"
      value={hours}
      onChange={setHours}
      min={guardHours.least}
      max={guardHours.most}
      write={(value) => guardHourlyRates.summary(String(value), question, "fr")}
      writeEnd={(value) => weeklyHoursText(value, "fr")}
    />
  );
}

test("moves by the keyboard from 1 to 50, and says what it comes to a month (SURVEY-65, SURVEY-66, SURVEY-67)", async () => {
  await render(<Example />);
  const slider = page.getByRole("slider", { name: "Heures de garde" });
  const said = page.getByRole("status");
  await expect
    .element(slider)
    .toHaveAttribute("aria-valuetext", "12 h par semaine, environ 48 h par mois".replaceAll(" h", "\u00a0h"));
  slider.element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(said).toHaveTextContent("13 h par semaine, environ 52 h par mois");
  await userEvent.keyboard("{Home}");
  await expect.element(said).toHaveTextContent("1 h par semaine, environ 4 h par mois");
  await userEvent.keyboard("{End}");
  await expect.element(slider).toHaveValue("50");
  await expect.element(said).toHaveTextContent("50h et + par semaine, environ 200 h et plus par mois");
  await expect.element(page.getByText("50h et +", { exact: true })).toBeVisible();
});
