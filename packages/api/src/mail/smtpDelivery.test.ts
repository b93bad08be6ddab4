import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { until } from "@ribambelle/processes/signals";
import { afterEach, describe, expect, it } from "vitest";
import { testMailServer } from "../testing/servers/testMailServer.ts";
import { newLetterId } from "./letters.ts";
import { type Posted, seal } from "./mailer.ts";
import { deliver } from "./smtpDelivery.ts";
import { smtpOptions } from "./smtpOptions.ts";

const sender = { name: "Agence", address: "portail@agence.example" };
const letter = { subject: "Été", text: "Bonjour\n.\n..fin\n", html: "<p>Bonjour</p>" };
const posted = (recipient: string): Posted => ({
  id: newLetterId(),
  recipient,
  locale: "fr",
  date: new Date("2026-11-20T10:00:00Z"),
  letter,
});
const never = new AbortController().signal;
let closing: () => Promise<void> = async () => {};
afterEach(() => closing());

async function serving(options = {}) {
  const server = await testMailServer(options);
  closing = () => server.down();
  return server;
}

async function say(url: string, recipient: string) {
  const sealed = await seal(posted(recipient), sender, "portail.example.fr");
  return deliver(smtpOptions(url, "portail.example.fr"), sealed, never);
}

describe("the conversation with the mail server", () => {
  it("greets by the portal's name, announces its size, ends with QUIT", async () => {
    const { url, lines } = await spokenTo();
    expect(await say(url, "zoe@example.fr")).toEqual({ taken: true });
    await until(async () => lines.includes("QUIT"));
    const commands = lines.filter((line) => /^[A-Z]{4}( |$)/.test(line));
    expect(commands).toEqual([
      "EHLO portail.example.fr",
      expect.stringMatching(/^MAIL FROM:<portail@agence\.example> SIZE=\d+$/),
      "RCPT TO:<zoe@example.fr>",
      "DATA",
      "QUIT",
    ]);
    // A line that is a dot alone would end the letter.
    expect(lines.filter((line) => line === ".")).toHaveLength(1);
    expect(lines).toContain("..");
  });

  it("says how a letter that one may refuse is refused, and of another nothing (RFC 8058)", async () => {
    const unsubscribeUrl = `https://portail.example.fr/x/${"k".repeat(90)}`;
    const headers = async (more: Partial<Posted>) =>
      (await seal({ ...posted("zoe@example.fr"), ...more }, sender, "x.example.fr")).bytes.toString();
    const refusable = (await headers({ unsubscribeUrl })).replace(/\r\n /g, " ");
    expect(refusable).toContain(`List-Unsubscribe: <${unsubscribeUrl}>\r\n`);
    expect(refusable).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n");
    expect(await headers({})).not.toContain("List-Unsubscribe");
  });

  it("writes to a domain in any letters", async () => {
    const { url, lines } = await spokenTo();
    expect(await say(url, "zoe@crèche-été.fr")).toEqual({ taken: true });
    const domain = new URL("http://crèche-été.fr").hostname;
    expect(domain).toMatch(/^xn--/);
    expect(lines).toEqual(expect.arrayContaining([`RCPT TO:<zoe@${domain}>`, `To: zoe@${domain}`]));
  });

  it("writes to a name in any letters where the server knows how", async () => {
    const server = await serving();
    expect(await say(`smtp://127.0.0.1:${server.port}`, "zoé@example.fr")).toEqual({ taken: true });
    expect(server.received[0]?.envelope.rcptTo[0]?.address).toBe("zoé@example.fr");
    expect(server.received[0]?.raw).toContain("To: zoé@example.fr");
  });

  it("does not, where the server does not: the letter is given up with that reason", async () => {
    const server = await serving({ hideSMTPUTF8: true });
    const answer = await say(`smtp://127.0.0.1:${server.port}`, "zoé@example.fr");
    expect(answer).toEqual({ taken: false, forGood: true, refusal: "address-needs-smtputf8" });
    expect(server.received).toEqual([]);
  });

  it("a mail server that does not answer is left after half a minute, unless its address says otherwise", () => {
    const unless = smtpOptions("smtp://smtp.example.fr?connectionTimeout=5000", "x.fr");
    expect(smtpOptions("smtp://smtp.example.fr", "x.fr")).toMatchObject({
      connectionTimeout: 30_000,
      greetingTimeout: 30_000,
      beforeLetter: 60_000,
      socketTimeout: 600_000,
    });
    expect(unless).toMatchObject({ connectionTimeout: 5_000, greetingTimeout: 30_000 });
  });

  it("never sends a password over a line that others can read", async () => {
    const { requireTLS } = smtpOptions("smtp://user:secret@smtp.example.fr", "portail.example.fr");
    expect(requireTLS).toBe(true);
    expect(smtpOptions("smtp://smtp.example.fr", "x.fr").requireTLS).toBe(false);
    expect(smtpOptions("smtp://user:secret@127.0.0.1:2525", "x.fr").requireTLS).toBe(false);
    expect(smtpOptions("smtp://user:secret@smtp.example.fr?requireTLS=false", "x.fr").requireTLS).toBe(false);
    const server = await serving();
    const url = `smtp://user:secret@127.0.0.1:${server.port}?requireTLS=true`;
    expect(await say(url, "zoe@example.fr")).toMatchObject({ taken: false, forGood: false });
    expect(server.received).toEqual([]);
  });

  it("trusts no server that cannot prove its name", async () => {
    const server = await serving({ disabledCommands: [] });
    const answer = await say(`smtp://127.0.0.1:${server.port}`, "zoe@example.fr");
    expect(answer).toEqual({
      taken: false,
      forGood: false,
      refusal: expect.stringMatching(/^not-encrypted /),
    });
    const trusting = `smtp://127.0.0.1:${server.port}?tls.rejectUnauthorized=false`;
    expect(await say(trusting, "zoe@example.fr")).toEqual({ taken: true });
  });
});

describe("a mail server that falls silent", () => {
  it.each([["220"], ["EHLO"], ["MAIL"], ["RCPT"], ["DATA"]])(
    "at %s is given up soon: the letter waits, and the next one has the line",
    async (silentAt) => {
      const { url } = await spokenTo(silentAt);
      const answer = await say(`${url}?beforeLetter=300`, "zoe@example.fr");
      expect(answer).toEqual({ taken: false, forGood: false, refusal: "no-answer" });
    },
  );

  it("after the letter is waited for as long as the standard asks: it may have taken it", async () => {
    const { url, lines } = await spokenTo(".");
    const stopping = new AbortController();
    const sealed = await seal(posted("zoe@example.fr"), sender, "portail.example.fr");
    let isOver = false;
    // A second for all that is said before: a busy machine may take some of it.
    const options = smtpOptions(`${url}?beforeLetter=1000`, "x.example.fr");
    const saying = deliver(options, sealed, stopping.signal);
    void saying.then(() => {
      isOver = true;
    });
    await until(async () => lines.includes("."));
    await pause(1_200);
    expect(isOver).toBe(false);
    stopping.abort();
    expect(await saying).toMatchObject({ refusal: "interrupted" });
  });
});

/** A server of a few lines, which keeps every line that it is told, and says no more from one on. */
async function spokenTo(silentAt = "nowhere"): Promise<{ url: string; lines: string[] }> {
  const lines: string[] = [];
  const ends = new Set<Socket>();
  const server: Server = createServer((socket) => {
    ends.add(socket);
    let rest = "";
    let inData = false;
    if (silentAt !== "220") socket.write("220 test\r\n");
    socket.on("error", () => {});
    socket.on("data", (bytes) => {
      rest += bytes.toString("utf8");
      for (let end = rest.indexOf("\r\n"); end >= 0; end = rest.indexOf("\r\n")) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        lines.push(line);
        if (inData ? line === silentAt : line.startsWith(silentAt)) return;
        if (inData) {
          if (line === ".") socket.write("250 2.0.0 taken\r\n");
          inData = line !== ".";
        } else if (line.startsWith("EHLO")) socket.write("250-test\r\n250 SIZE 100000\r\n");
        else if (line === "DATA") {
          inData = true;
          socket.write("354 go on\r\n");
        } else socket.write(line === "QUIT" ? "221 bye\r\n" : "250 ok\r\n");
      }
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closing = async () => {
    for (const socket of ends) socket.destroy();
    server.close();
    await once(server, "close");
  };
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, lines };
}
