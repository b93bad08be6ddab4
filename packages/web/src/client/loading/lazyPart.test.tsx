import type { ComponentType } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { lazyPart } from "./lazyPart.tsx";

test("what stands for a part of a page is there until its script has come (AGUI-14)", async () => {
  const { promise, resolve: come } = Promise.withResolvers<ComponentType<object>>();
  const Part = lazyPart(() => promise, undefined, <p>En chemin</p>);
  await render(<Part />);
  await expect.element(page.getByText("En chemin")).toBeVisible();
  come(() => <p>Arrivé</p>);
  await expect.element(page.getByText("Arrivé")).toBeVisible();
  await expect.element(page.getByText("En chemin")).not.toBeInTheDocument();
});
