import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { commonRefusals, type ErrorBody, type Refusal } from "@ribambelle/domain/kernel/refusal";
import type { Unreadable } from "./unreadable.ts";

// Errors of Node's HTTP parser, by code; any other means that the bytes are not HTTP.
const refusals: Record<string, Refusal> = {
  ERR_HTTP_REQUEST_TIMEOUT: commonRefusals.tooSlow,
  HPE_HEADER_OVERFLOW: commonRefusals.headTooLarge,
};

function written(refusal: Refusal) {
  const requestId = randomUUID();
  const { fr, code } = refusal;
  return { refusal, requestId, body: JSON.stringify({ message: fr, code, requestId } satisfies ErrorBody) };
}

/**
 * Gives what answers a request that expects something other than to go on, which Node would answer with a bare 417, in the same
 * form, and closes the connection: its body may come or not.
 */
export const expectationsAnswered =
  (headers: Readonly<Record<string, string>>, unreadable: Unreadable) =>
  (request: IncomingMessage, answer: ServerResponse): void => {
    const { refusal, requestId, body } = written(commonRefusals.unmetExpectation);
    unreadable.note(request.socket.remoteAddress, refusal.code);
    answer.writeHead(refusal.status, {
      ...headers,
      "content-type": "application/json; charset=utf-8",
      "content-length": Buffer.byteLength(body),
      "x-request-id": requestId,
      connection: "close",
    });
    answer.end(body);
  };

/**
 * Gives what answers bytes that are no valid request, in the same form and with the same headers as every other error, and
 * closes the connection.
 */
export const clientErrorsAnswered =
  (headers: Readonly<Record<string, string>>, unreadable: Unreadable) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    const { _httpMessage: answering } = socket as { _httpMessage?: { headersSent: boolean } };
    if (error.code === "ECONNRESET" || !socket.writable || answering?.headersSent) {
      socket.destroy();
      return;
    }
    const { refusal, requestId, body } = written(refusals[error.code ?? ""] ?? commonRefusals.malformed);
    const { status } = refusal;
    unreadable.note(socket.remoteAddress, refusal.code);
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      "Content-Type: application/json; charset=utf-8",
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Request-Id: ${requestId}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      "Connection: close",
    ];
    socket.end(`${head.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
  };
