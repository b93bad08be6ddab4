import { getMyInformation } from "@ribambelle/domain/identity/identity.api";
import { getMyParentContracts } from "@ribambelle/domain/contracts/contract.api";
import { test, expect } from "vitest";
import { answerCalls } from "../testing/answers.ts";
import { stopNavigations } from "../testing/navigations.ts";
import { openApp } from "../testing/openApp.tsx";
import { anAgent, aParent } from "../testing/people.ts";
import { page } from "vitest/browser";
test("x", async () => {
  (window as any).navigation.addEventListener("navigate", (e: any) => console.log("nav", e.destination.url, e.cancelable, e.navigationType));
  for (const u of [aParent(), anAgent()]) {
  const network = answerCalls();
  network.gives(getMyInformation, u);
  network.gives(getMyParentContracts, []);
  const left = stopNavigations();
  console.log("opening");
  const app = await openApp("/client/contrats");
  console.log("opened");
  await expect.poll(() => left.length + app.router.state.matches.length).toBeGreaterThan(0);
  console.log("polled");
  if (u.role === "Parent") await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  console.log("seen");
  await new Promise((r) => setTimeout(r, 500)); console.log(left.length)
  }
});
