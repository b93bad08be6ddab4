import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { EMailText } from "./EMailText.tsx";

test.each([
  ["ana.le-goff@mail.example.fr", "ana.<wbr>le-goff@<wbr>mail.example.fr"],
  ["ana@example.fr", "ana@<wbr>example.fr"],
  ["ana.roy", "ana.roy"],
])(
  "an address goes to the next line between its parts, and never within its host: %s (AGUI-06)",
  async (given, drawn) => {
    const { container } = await render(<EMailText>{given}</EMailText>);
    expect(container.innerHTML).toBe(drawn);
  },
);
