import { type ESTree, parseAst } from "vite";

/**
 * Puts brackets around the functions that hold React's modules, all of which run when the file does: browsers read such a function once,
 * where they would skip it first and read it again to run it. A third of the time that the file took
 * (docs/decisions/0094-a-page-is-seen-before-its-scripts.md).
 */
export function compiledAtOnce(code: string): string {
  const held = parseAst(code).body.flatMap((statement) =>
    statement.type === "VariableDeclaration"
      ? statement.declarations.flatMap(({ init }) => heldBy(init))
      : [],
  );
  // From the last one on: what comes before stays where it is.
  return held.toReversed().reduce((text, { start, params, body, end }) => {
    const named = params.map((param) => code.slice(param.start, param.end)).join();
    return `${text.slice(0, start)}(function(${named})${code.slice(body.start, end)})${text.slice(end)}`;
  }, code);
}

function heldBy(init: ESTree.Expression | null): ESTree.ArrowFunctionExpression[] {
  if (init?.type !== "CallExpression" || init.arguments.length !== 1) return [];
  const [held] = init.arguments;
  return held?.type === "ArrowFunctionExpression" && held.body.type === "BlockStatement" ? [held] : [];
}
