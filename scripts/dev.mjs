// npm run dev: both sides, watched. The pages come from Vite on PAGES_PORT (5173), which hands /api to the portal on PORT
// (3000).
import { spawn } from "node:child_process";
import { environment, install, node24, root } from "./node24.mjs";

install({ developing: true });
const port = process.env.PORT ?? "3000";
const pagesPort = process.env.PAGES_PORT ?? "5173";
const start = (args, env) =>
  spawn(node24(), args, { cwd: root, stdio: "inherit", env: { ...environment(), PORT: port, ...env } });

const children = [
  start(
    [
      "--watch",
      "--watch-path=packages/api/src",
      "--watch-path=packages/domain/src",
      "packages/api/src/main.mjs",
    ],
    {
      PUBLIC_URL: `http://localhost:${pagesPort}`,
    },
  ),
  start(
    [
      "node_modules/vite/bin/vite.js",
      ...["--config", "packages/web/vite.config.ts", "--port", pagesPort, "--strictPort", "packages/web"],
    ],
    { API_URL: `http://localhost:${port}` },
  ),
];
const stop = () => {
  for (const child of children) child.kill("SIGTERM");
};
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
for (const child of children) child.on("exit", stop);
