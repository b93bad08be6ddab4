// Who may import whom (docs/decisions/0002-three-rooms.md): zones are computed from the folder names, so that a new
// feature is covered the day its folder appears.
import { join } from "node:path";
import { foldersOf } from "./folders.mjs";

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
        // What there is to do is declared by each feature, as notices are.
        pathNot: `${domain}(kernel|surveys)/|${domain}toDos/(toDo|section).ts`,
      },
    ),
    forbid(
      "api-rooms-know-no-feature",
      {
        path: `${api}(acting|agency|demonstrating|http|db|mail|jobs|files|importing|metrics|pages|personal|reference|terminal)/`,
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
        pathNot: `(\\.(routes|deps)\\.ts$|${tests})`,
      },
      { path: `${api}http/` },
    ),
    // What joins identity with other features stands on top of them (docs/decisions/0020-one-record-a-feature.md).
    forbid(
      "people-are-the-ground",
      { path: `${api}features/people/`, pathNot: tests },
      { path: `${api}features/`, pathNot: `${api}features/(people|audit|notifications)/` },
    ),
    forbid(
      "identity-stands-on-people",
      { path: `${api}features/identity/`, pathNot: tests },
      { path: `${api}features/`, pathNot: `${api}features/(identity|people|audit|notifications)/` },
    ),
    // What a feature brings to an import stands in its record (docs/decisions/0066-what-a-feature-brings.md).
    forbid(
      "an-import-knows-nobody",
      { path: `${api}features/imports/`, pathNot: tests },
      { path: `${api}features/`, pathNot: `${api}features/(imports|people|audit|notifications)/` },
    ),
    // What reads the environment names no feature: each brings its settings in its record.
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
    // The app's first script would grow with every page (docs/decisions/0054-the-first-script-holds-no-page.md). What there is
    // to do is counted in the frame itself.
    forbid(
      "pages-declare-and-import-later",
      {
        path: `${web}(features/[^/]+/(?:index|.+Page)\\.ts|app/routes/lists/\\w+Pages\\.ts)$`,
        pathNot: `${web}features/toDos/`,
      },
      { path: "(\\.queries\\.ts|\\.api\\.ts|/call\\.ts)$", dynamic: false },
    ),
    forbid(
      "public-pages-have-a-door-of-their-own",
      { path: `${web}app/public/`, pathNot: tests },
      { path: `${web}features/[^/]+/index\\.tsx?$` },
    ),
    forbid(
      "the-app-leaves-public-pages-alone",
      { path: web, pathNot: `(${web}app/public/|${tests})` },
      { path: `${web}features/[^/]+/public\\.ts$` },
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
          // Two doors: one for the app, one for the pages of people who are not signed in.
          pathNot: `${web}features/${feature}/(index\\.tsx?|public\\.ts)$`,
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
