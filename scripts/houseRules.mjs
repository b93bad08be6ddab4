// Who may import whom (docs/decisions/0002-three-rooms.md): zones are computed from the folder names, so that a new
// feature is covered the day its folder appears.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { cruise } from "dependency-cruiser";

const foldersOf = (path) =>
  existsSync(path)
    ? readdirSync(path)
        .filter((name) => statSync(join(path, name)).isDirectory())
        .sort()
    : [];
const tests = "\\.test\\.tsx?$";

/** The rules of a checkout, computed from its folders. */
export function rulesOf(root) {
  const domainFeatures = foldersOf(join(root, "packages/domain/src")).filter(
    (name) => name !== "kernel" && name !== "testing",
  );
  const apiFeatures = foldersOf(join(root, "packages/api/src/features"));
  const webFeatures = foldersOf(join(root, "packages/web/src/features"));
  const forbid = (name, from, to) => ({ name, severity: "error", from, to });
  const api = "^packages/api/src/";
  const web = "^packages/web/src/";
  const domain = "^packages/domain/src/";
  return [
    forbid("no-circle", {}, { circular: true }),
    forbid("nothing-missing", {}, { couldNotResolve: true }),
    forbid("web-and-api-never-meet", { path: web }, { path: "^packages/api/" }),
    forbid("api-and-web-never-meet", { path: api }, { path: "^packages/web/" }),
    forbid(
      "the-embedded-server-knows-no-other-package",
      { path: "^packages/embedded-postgres/", pathNot: `(${tests}|/src/testing/)` },
      { path: "^(packages/(domain|api|web)|processes|e2e|bench|faults)/" },
    ),
    forbid(
      "the-door-of-the-embedded-server",
      { path: "^(packages/(api|web|domain)|processes|e2e|bench|faults)/" },
      {
        path: "^packages/embedded-postgres/",
        pathNot: "^packages/embedded-postgres/src/(index|testing/index)\\.ts$",
      },
    ),
    forbid(
      "started-processes-are-seen-from-outside",
      { path: "^processes/" },
      { path: "^packages/(domain|api|web)/" },
    ),
    forbid(
      "processes-are-for-tests-and-the-bench",
      { path: "^packages/", pathNot: `(${tests}|/src/testing/)` },
      { path: "^processes/" },
    ),
    forbid("bench-and-web-never-meet", { path: "^bench/" }, { path: "^packages/web/" }),
    forbid(
      "domain-is-alone",
      { path: domain },
      { path: "^(packages/(embedded-postgres|api|web)|processes|e2e|bench)/" },
    ),
    forbid(
      "domain-knows-zod-and-phones-only",
      { path: domain, pathNot: tests },
      {
        dependencyTypes: ["npm", "npm-dev", "core"],
        pathNot: "node_modules/(zod|libphonenumber-js)/",
      },
    ),
    forbid(
      "kernel-knows-no-feature",
      { path: `${domain}kernel/` },
      { path: `${domain}(${domainFeatures.join("|")})/` },
    ),
    forbid(
      "surveys-know-the-kernel-only",
      { path: `${domain}surveys/` },
      {
        path: domain,
        pathNot: `${domain}(kernel|surveys)/`,
      },
    ),
    forbid(
      "api-rooms-know-no-feature",
      {
        path: `${api}(acting|agency|http|db|mail|jobs|files|metrics|pages|personal|reference)/`,
        pathNot: tests,
      },
      {
        path: `${api}features/`,
      },
    ),
    forbid(
      "acts-know-no-http",
      {
        path: `${api}(acting|commands|features|jobs)/`,
        pathNot: `(\\.(routes|needs)\\.ts$|${tests})`,
      },
      { path: `${api}http/` },
    ),
    // What joins identity with other features stands on top of them (docs/decisions/0020-one-record-a-feature.md).
    forbid(
      "identity-is-the-ground",
      { path: `${api}features/identity/`, pathNot: tests },
      { path: `${api}features/`, pathNot: `${api}features/(identity|audit|notifications)/` },
    ),
    // config.ts reads settings before any feature is loaded, so it may only import settings.
    forbid(
      "config-reads-settings-only",
      { path: `${api}config\\.ts$` },
      { path: api, pathNot: "settings\\.ts$" },
    ),
    forbid(
      "testing-is-for-tests",
      { path: "^packages/", pathNot: `(${tests}|/src/testing/)` },
      { path: "/src/testing/" },
    ),
    forbid(
      "web-rooms-know-no-feature",
      { path: `${web}(ui|client|routing)/`, pathNot: tests },
      { path: `${web}(features|app)/` },
    ),
    forbid(
      "web-features-do-not-know-the-app",
      { path: `${web}features/`, pathNot: tests },
      { path: `${web}app/` },
    ),
    ...apiFeatures.map((feature) =>
      forbid(
        `the-door-of-api-${feature}`,
        {
          path: `(${api}|^bench/)`,
          pathNot: `(${api}((features/${feature}|testing)/|config\\.ts$)|${tests})`,
        },
        {
          path: `${api}features/${feature}/`,
          pathNot: `${api}features/${feature}/index\\.ts$`,
        },
      ),
    ),
    ...webFeatures.flatMap((feature) => [
      forbid(
        `the-door-of-web-${feature}`,
        { path: web, pathNot: `(${web}features/${feature}/|${tests})` },
        {
          path: `${web}features/${feature}/`,
          pathNot: `${web}features/${feature}/index\\.tsx?$`,
        },
      ),
      forbid(
        `web-${feature}-knows-no-other-feature`,
        { path: `${web}features/(?!${feature}/)`, pathNot: tests },
        {
          path: `${web}features/${feature}/`,
        },
      ),
    ]),
  ];
}

// Rules that imports cannot express: words that may occur in certain files only.
const wordRules = [
  {
    name: "sql-lives-in-stores",
    words:
      /\b(withTables<|selectFrom\(|insertInto\(|updateTable\(|deleteFrom\(|pool\.query\(|client\.query\(|sql`)/,
    allowed: /(\.store\.ts|\.test\.ts|\/db\/.*\.ts|\/testing\/.*\.ts|patientPool\.ts)$/,
    within: /^(packages\/api\/src|bench)\//,
  },
  {
    name: "outside-spelling-lives-in-api-files",
    words: /\bwire\(/,
    allowed: /(\.api\.ts|kernel\/wire\.ts|\.test\.ts)$/,
    within: /^packages\/domain\/src\//,
  },
];

function* filesUnder(root, path) {
  for (const name of foldersOf(join(root, path)))
    if (name !== "node_modules" && name !== "dist") yield* filesUnder(root, `${path}/${name}`);
  for (const name of existsSync(join(root, path)) ? readdirSync(join(root, path)) : []) {
    if (/\.tsx?$/.test(name)) yield `${path}/${name}`;
  }
}

function misplacedWords(root) {
  const found = [];
  for (const file of [...filesUnder(root, "packages"), ...filesUnder(root, "bench")]) {
    for (const { name, words, allowed, within } of wordRules) {
      if (!within.test(file) || allowed.test(file)) continue;
      const line = readFileSync(join(root, file), "utf8")
        .split("\n")
        .findIndex((text) => words.test(text));
      if (line >= 0) found.push(`${name}: ${file}:${line + 1}`);
    }
  }
  return found;
}

// A folder of more is split by a business noun, never by kind (docs/decisions/0002-three-rooms.md).
const mostSources = 20;

function crowdedFolders(root) {
  const found = [];
  const look = (path) => {
    const folders = foldersOf(join(root, path)).filter((name) => !["node_modules", "dist"].includes(name));
    for (const name of folders) look(`${path}/${name}`);
    const sources = readdirSync(join(root, path)).filter(
      (name) => /\.(tsx?|mjs|css)$/.test(name) && !/\.(test|spec)\.tsx?$/.test(name),
    );
    if (sources.length > mostSources)
      found.push(`no-crowded-folder: ${path} holds ${sources.length} sources`);
  };
  for (const path of ["packages", "processes", "bench", "faults", "e2e", "scripts"])
    if (existsSync(join(root, path))) look(path);
  return found;
}

// Requirements in the parentheses of a title, where those of a table's row (%s) count as one, or in a row.
const requirement = "(?:[A-Z][A-Z0-9]*-(?:OP)?\\d+|%s|\\$\\w+)";
const titleWithTooMany = new RegExp(`[("](?:${requirement}\\s*,\\s*){4,}${requirement}\\s*[)"]`);

function fullTitles(root) {
  const found = [];
  for (const folder of foldersOf(root)) {
    if (folder.startsWith(".") || folder === "node_modules") continue;
    for (const file of filesUnder(root, folder)) {
      if (!/\.(test|spec)\.tsx?$/.test(file)) continue;
      // A title that goes on in a second string is one title.
      const text = readFileSync(join(root, file), "utf8").replace(/"\s*\+\s*"/g, (gap) =>
        gap.replace(/[^\n]/g, ""),
      );
      const full = titleWithTooMany.exec(text);
      if (full === null) continue;
      const line = text.slice(0, full.index).split("\n").length;
      found.push(`titles-name-four-requirements-at-most: ${file}:${line}`);
    }
  }
  return found;
}

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
  const others = [...misplacedWords(root), ...crowdedFolders(root), ...fullTitles(root)];
  return { modules, found: [...imports, ...others] };
}
