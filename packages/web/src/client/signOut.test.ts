import { logout } from "@ribambelle/domain/identity/identity.api";
import { expect, onTestFinished, test, vi } from "vitest";
import { answerCalls } from "../testing/answers.ts";
import { endSession, forgetAuthenticated, onSessionEnded } from "./session.ts";
import { isStillOpen, signOut } from "./signOut.ts";

test("whoever signs out is not told that the session has ended, whatever a read finds meanwhile (SHELL-OP10)", async () => {
  const network = answerCalls();
  const held = network.holds(logout);
  const told = vi.fn();
  onTestFinished(onSessionEnded(told));
  onTestFinished(forgetAuthenticated);
  const out = signOut();
  endSession();
  held.answer(Response.json({}));
  await out;
  expect(told).not.toHaveBeenCalled();
  expect(isStillOpen()).toBe(false);
});
