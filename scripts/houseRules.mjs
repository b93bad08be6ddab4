// The rules of the house: who may import whom, where words may stand, how full folders may be, how test titles are said.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { cruise } from "dependency-cruiser";
import { rulesOf } from "./houseRules/importRules.mjs";
import { roomCircles } from "./houseRules/roomRules.mjs";
import { crowdedFolders, fullTitles, halfTitles, misplacedWords } from "./houseRules/textRules.mjs";

/** Gives every breach of the house's rules, and how many modules were read: none means that nothing was checked. */
export async function breaches(root) {
  const { output } = await cruise(
    [
      "packages/domain/src",
      "packages/embedded-postgres/src",
      "packages/api/src",
      "packages/web/src",
      "processes",
      "bench",
      "faults",
    ].filter((path) => existsSync(join(root, path))),
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: rulesOf(root) },
      parser: "swc",
      tsPreCompilationDeps: true,
      doNotFollow: { path: "node_modules" },
      exclude: { path: "\\.css$|\\.svg$" },
      enhancedResolveOptions: {
        exportsFields: ["exports"],
        conditionNames: ["import", "require", "node", "default", "types"],
        extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".d.ts"],
      },
    },
  );
  const modules = output.modules.filter(({ source }) => source.startsWith("packages/")).length;
  const imports = output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  const others = [
    ...roomCircles(output.modules),
    ...misplacedWords(root),
    ...crowdedFolders(root),
    ...fullTitles(root),
    ...halfTitles(root),
  ];
  return { modules, found: [...imports, ...others] };
}
