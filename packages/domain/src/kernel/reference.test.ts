import { expect, it } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { listShape, reference } from "./reference.ts";
import { valueList } from "./values.ts";

const getPets = endpoint({
  name: "listMyPets",
  method: "GET",
  path: "/Pets",
  access: "any",
  output: z.object({}),
});
const schema = z.string();
const said = { fr: "Un animal.", en: "A pet." };

it("what is said of a call stands under the name that it has outside", () => {
  const { calls, shapes } = reference(
    { getPets },
    { title: said, calls: { getPets: { summary: said } }, shapes: [[schema, { said }]] },
  );
  expect([...calls]).toEqual([["listMyPets", { summary: said }]]);
  expect(shapes.get(schema)).toEqual({ said });
});

it("a list of values is said by its numbers", () => {
  const list = valueList({
    Cat: { value: 0, fr: "Chat", en: "Cat" },
    Dog: { value: 3, fr: "Chien", en: "Dog" },
  });
  expect(listShape(list)).toEqual([
    list.schema,
    { said: { fr: "0\u00a0: Chat, 3\u00a0: Chien", en: "0: Cat, 3: Dog" } },
  ]);
});
