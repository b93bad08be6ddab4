import { contractsSection } from "@ribambelle/domain/contracts/contract.section";
import { toDoKind } from "@ribambelle/domain/toDos/toDo";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { toDoListOf } from "./toDos.views.ts";

const words = { fr: "Signer", en: "Sign" };
const sign = toDoKind(
  { kind: "contracts.sign", section: contractsSection, action: words },
  z.object({ contract: z.enum(["parent"]) }),
  () => ({ title: words, text: words, link: "/client/contrats" }),
);

it("leaves out what it cannot read, and logs its kind alone; the others stay (DATA-OP9)", () => {
  const found = ["parent", "adviser"].map((contract) => ({
    kind: "contracts.sign",
    weight: 1,
    key: contract,
    deadline: null,
    since: null,
    facts: { contract, name: "Camille Durand" },
  }));
  const logged: unknown[] = [];
  const log = { warn: (...line: unknown[]) => void logged.push(line) };
  const list = toDoListOf(found, new Map([[sign.kind, sign]]), "2026-11-23", "fr", log);
  expect([list.toDos.map(({ key }) => key), list.counts, list.total]).toEqual([
    ["parent"],
    { contracts: 1 },
    1,
  ]);
  expect(logged).toEqual([[{ kind: "contracts.sign" }, expect.any(String)]]);
});
