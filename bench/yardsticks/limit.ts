import { createServer } from "node:http";
import type pg from "pg";
import { connect } from "../../packages/api/src/db/connection/connect.ts";
import { announce } from "./announce.ts";
import { listContracts } from "./limit.store.ts";

// The yardstick "limit": the least that a server must do to answer from PostgreSQL. GET /PARENT-ID
const { pool } = connect(JSON.parse(process.env.POOL ?? "") as pg.PoolConfig, () => {});

announce(
  createServer((request, response) => {
    void listContracts(pool, Number(request.url?.slice(1))).then((rows) => {
      const body = JSON.stringify(rows);
      response.writeHead(200, {
        "content-type": "application/json; charset=utf-8",
        "content-length": Buffer.byteLength(body),
      });
      response.end(body);
    });
  }),
);
