import { createServer } from "node:http";
import { announce } from "./announce.ts";

// The yardstick "static": the same number of bytes, and nothing behind them.
const body = Buffer.alloc(Number(process.env.BODY_BYTES), "x");

announce(
  createServer((_request, response) => {
    response.writeHead(200, {
      "content-type": "application/json; charset=utf-8",
      "content-length": body.length,
    });
    response.end(body);
  }),
);
