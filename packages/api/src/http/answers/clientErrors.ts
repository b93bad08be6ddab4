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
 * Gives what answers bytes that are no valid request, in the same form and with the same headers as every other error, and
 * closes the connection.
 */
export const clientErrorsAnswered =
  (headers: Readonly<Record<string, string>>) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    const { _httpMessage: answering } = socket as { _httpMessage?: { headersSent: boolean } };
    if (error.code === "ECONNRESET" || !socket.writable || answering?.headersSent) {
      socket.destroy();
      return;
    }
    const { status, code, fr } = refusals[error.code ?? ""] ?? commonRefusals.malformed;
    const requestId = randomUUID();
    const body = JSON.stringify({ message: fr, code, requestId } satisfies ErrorBody);
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
