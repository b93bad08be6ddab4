import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const run = promisify(execFile);

// A process of its own: in this one, another file may have drawn before.
const script = `
  import { registerHooks } from "node:module";
  const loaded = [];
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
  const { drawPaper } = await import("${new URL("drawPaper.ts", import.meta.url)}");
  const { prepareDrawing } = await import("${new URL("prepareDrawing.ts", import.meta.url)}");
  const isDrawing = (url) => url.includes("/pdfkit/");
  const before = loaded.filter(isDrawing).length;
  await prepareDrawing();
  const prepared = loaded.filter(isDrawing).length;
  loaded.length = 0;
  await drawPaper({ title: "A", author: "B", madeAt: new Date(0), foot: "C" }, (pen) => {
    pen.title("A");
    pen.heading("B");
  });
  console.log(JSON.stringify({ before, prepared, loaded }));
`;

it("is loaded by the time that somebody asks for the first paper, and not before it is prepared (BILLS-26)", async () => {
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", script]);
  expect(JSON.parse(stdout)).toEqual({ before: 0, prepared: 1, loaded: [] });
});
