import { createServer } from "node:http";
import type pg from "pg";
import { connect } from "../../packages/api/src/db/connection/connect.ts";
import { announce } from "./announce.ts";
import { listContracts } from "./limit.store.ts";

// The yardstick "limit": the least that a server must do to answer from PostgreSQL, by the connection on which the portal sends
// many statements before the first is answered. GET /PARENT-ID
const { sharedReads } = connect(JSON.parse(process.env.POOL ?? "") as pg.PoolConfig, () => {});

announce(
  createServer((request, response) => {
    void listContracts(sharedReads, Number(request.url?.slice(1))).then((rows) => {
      const body = JSON.stringify(rows);
      response.writeHead(200, {
        "content-type": "application/json; charset=utf-8",
        "content-length": Buffer.byteLength(body),
      });
      response.end(body);
    });
  }),
);
