import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { commonRefusals, type ErrorBody, type Refusal } from "@ribambelle/domain/kernel/refusal";

// Errors of Node's HTTP parser, by code; any other means that the bytes are not HTTP.
const refusals: Record<string, Refusal> = {
  ERR_HTTP_REQUEST_TIMEOUT: commonRefusals.tooSlow,
  HPE_HEADER_OVERFLOW: commonRefusals.headTooLarge,
};

/**
 * Answers bytes that are no valid request, in the same form as every other error, and closes the connection.
 */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  const { _httpMessage: answering } = socket as { _httpMessage?: { headersSent: boolean } };
  if (error.code === "ECONNRESET" || !socket.writable || answering?.headersSent) {
    socket.destroy();
    return;
  }
  const { status, code, fr } = refusals[error.code ?? ""] ?? commonRefusals.malformed;
  const body = JSON.stringify({ message: fr, code, requestId: randomUUID() } satisfies ErrorBody);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Cache-Control: no-store",
    "X-Content-Type-Options: nosniff",
    "Connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
}
