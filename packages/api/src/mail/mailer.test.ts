import { expect, it } from "vitest";
import { readConfig } from "../readConfig.ts";
import { openMailer } from "./mailer.ts";

it.each(["", "nobody", "a@b, c@d.fr", "<a@example.fr>"])(
  "gives a letter to %j up at once: no server will ever take that address",
  async (recipient) => {
    const config = { ...readConfig({ SMTP_URL: "smtp://127.0.0.1:1" }), production: true };
    const mailer = openMailer({
      config,
      connection: null as never,
      publicUrl: "https://portail.example.fr",
      agency: { name: "Ribambelle" },
    });
    const letter = { subject: "Bonjour", text: "Bonjour", html: "<p>Bonjour</p>" };
    const posted = { id: "1", recipient, locale: "fr", date: new Date(), letter } as const;
    expect(await mailer.post(posted)).toEqual({
      taken: false,
      forGood: true,
      refusal: "address-unusable",
    });
  },
);
