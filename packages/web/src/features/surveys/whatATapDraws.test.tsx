import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { alert, box, flag, openSurvey, question, send, yesOrNo } from "../../testing/surveys.ts";

const pet = question(2, "Un animal ?", flag("yesNo"), {
  subQuestions: [question(21, "Lequel ?", flag("oneTextField"))],
});
const children = question(3, "Quels enfants ?", flag("childNumbers"), {
  subQuestions: [question(31, "Une allergie ?", flag("oneTextField"))],
});
const questions = [question(1, "Votre nom ?", flag("oneTextField")), pet, children];

// React gives the element of each drawing its props anew.
const drawingOf = (container: Element, id: number) => {
  const element = container.querySelector(`[data-question="${id}"]`) as unknown as Record<string, unknown>;
  return element[Object.keys(element).find((key) => key.startsWith("__reactProps")) ?? ""];
};

test("an answer draws its own question and none of the others, before and after the step was tried", async () => {
  const { container } = await openSurvey({ categories: [{ title: "Tout", questions }] });
  await expect.element(box("Votre nom ?")).toBeVisible();
  const draws = async (act: () => Promise<void>) => {
    const ids = questions.map(({ id }) => id);
    const before = ids.map((id) => drawingOf(container, id));
    expect(before).not.toContain(undefined);
    await act();
    return ids.filter((id, place) => drawingOf(container, id) !== before[place]);
  };
  expect(await draws(() => box("Votre nom ?").fill("Roy"))).toEqual([1]);
  expect(await draws(() => yesOrNo("Un animal ?", "Oui"))).toEqual([2]);
  await send.click();
  await expect.element(alert).not.toBeEmptyDOMElement();
  expect(await draws(() => userEvent.type(box("Lequel ?"), "Chat"))).toEqual([2]);
  await expect.element(box("Lequel ?")).toHaveValue("Chat");
  expect(await draws(() => box("Votre nom ?").fill(""))).toEqual([1]);
  await expect.element(box("Votre nom ?")).toHaveAttribute("aria-invalid", "true");
});
