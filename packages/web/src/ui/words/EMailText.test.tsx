import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { EMailText } from "./EMailText.tsx";

test.each([
  [
    "ana.le-goff@mail.example.fr",
    "<span data-unbroken>ana.<wbr>le-goff@</span><wbr><span data-unbroken>mail.example.fr</span>",
  ],
  ["ana@example.fr", "<span data-unbroken>ana@</span><wbr><span data-unbroken>example.fr</span>"],
  ["ana.roy", "<span data-unbroken>ana.<wbr>roy</span>"],
])(
  "an address goes to the next line between its parts, and never within its host: %s (AGUI-06)",
  async (given, drawn) => {
    const { container } = await render(<EMailText>{given}</EMailText>);
    expect(container.innerHTML.replaceAll('="true"', "")).toBe(drawn);
  },
);
