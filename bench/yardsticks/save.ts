import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import type pg from "pg";
import { connect } from "../../packages/api/src/db/connection/connect.ts";
import { announce } from "./announce.ts";
import { saveSection } from "./save.store.ts";

// The yardstick "save": the least that a server must do to keep a change in PostgreSQL. POST /PERSON-ID
const { pool } = connect(JSON.parse(process.env.POOL ?? "") as pg.PoolConfig, () => {});

announce(
  createServer(async (request, response) => {
    const { searchFrequency } = (await json(request)) as { searchFrequency: number };
    await saveSection(pool, Number(request.url?.slice(1)), searchFrequency, randomUUID());
    response.writeHead(200, { "content-type": "application/json; charset=utf-8", "content-length": 2 });
    response.end("{}");
  }),
);
