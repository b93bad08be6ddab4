import { describe, expect, it } from "vitest";
import { ConfigProblem } from "../config.ts";
import { readConfig } from "../readConfig.ts";

const senderOf = (MAIL_FROM: string) => readConfig({ MAIL_FROM }).mailFrom;

describe("the sender of letters", () => {
  it.each([
    ["portail@agence.example", "", "portail@agence.example"],
    ["<portail@agence.example>", "", "portail@agence.example"],
    ["Agence Été <portail@agence.example>", "Agence Été", "portail@agence.example"],
    ['"Agence, Été & Cie" <portail@agence.example>', "Agence, Été & Cie", "portail@agence.example"],
    ["  L’agence   <portail@été.example>  ", "L’agence", "portail@été.example"],
  ])("is read from %j", (text, name, address) => {
    expect(senderOf(text)).toEqual({ name, address });
  });

  it.each([
    "Agence",
    "Agence <>",
    "Agence <portail>",
    "portail@agence",
    "a@agence.example, b@agence.example",
    "Agence <a@agence.example> <b@agence.example>",
    "Agence\nBcc: x <portail@agence.example>",
    "Agence <portail@agence.example> x",
  ])("stops the start in one sentence when it is %j", (MAIL_FROM) => {
    expect(() => readConfig({ MAIL_FROM })).toThrow(
      new ConfigProblem(
        'The setting MAIL_FROM must be one e-mail address, such as Agence Exemple <portail@example.fr> (README, "Configuration").',
      ),
    );
  });
});

describe("the public address", () => {
  it.each(["https://portail.example.fr", "https://portail.example.fr/", "http://localhost:3000"])(
    "may be %s",
    (PUBLIC_URL) => {
      expect(readConfig({ PUBLIC_URL }).publicUrl).toBe(PUBLIC_URL.replace(/\/$/, ""));
    },
  );

  it.each([
    "https://example.fr/portail",
    "https://example.fr/?x=1",
    "https://example.fr/#x",
    "https://user:password@example.fr",
  ])("may not be %s, in one sentence", (PUBLIC_URL) => {
    expect(() => readConfig({ PUBLIC_URL })).toThrow(
      'The setting PUBLIC_URL must be an address without a path, a query or a user name, such as https://portail.example.fr (README, "Configuration").',
    );
  });
});
