import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import type { RegistrationOptions, SignInOptions } from "@ribambelle/domain/passkeys/passkey";
import { testOrigin } from "./testApp.ts";

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>;

// RFC 8949, as far as an authenticator needs it.
function cbor(value: Cbor): Buffer {
  const head = (major: number, length: number) => {
    if (length < 24) return Buffer.from([(major << 5) | length]);
    if (length < 256) return Buffer.from([(major << 5) | 24, length]);
    return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  };
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string")
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const map = value as ReadonlyMap<number | string, Cbor>;
  const entries = [...map].flatMap(([key, inner]) => [cbor(key), cbor(inner)]);
  return Buffer.concat([head(5, map.size), ...entries]);
}

const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest();

/** What a test may bend of an answer. */
export interface Bent {
  readonly origin?: string;
  readonly type?: string;
  readonly challenge?: string;
  readonly rpId?: string;
  /** Somebody touched it, and it did not verify who. */
  readonly isUnverified?: boolean;
  readonly userHandle?: Buffer | null;
  readonly counter?: number;
}

/** A device with one passkey, as a browser would speak for it. */
export class TestAuthenticator {
  readonly id = randomBytes(16);
  private readonly keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  private counter = 0;
  private userHandle = Buffer.alloc(0);

  /** Makes its passkey. */
  make({ challenge, rp, user }: RegistrationOptions, bent: Bent = {}) {
    this.userHandle = Buffer.from(user.id, "base64url");
    const { x = "", y = "" } = this.keys.publicKey.export({ format: "jwk" });
    const publicKey = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, "base64url")],
      [-3, Buffer.from(y, "base64url")],
    ]);
    const attested = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      cbor(publicKey),
    ]);
    const authData = Buffer.concat([this.dataOf(bent.rpId ?? rp.id, 0x40, bent), attested]);
    const attestation = new Map<string, Cbor>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", authData],
    ]);
    return {
      id: this.id.toString("base64url"),
      response: {
        clientDataJSON: clientData(bent.type ?? "webauthn.create", bent.challenge ?? challenge, bent),
        attestationObject: cbor(attestation).toString("base64url"),
        transports: ["internal"],
      },
    };
  }

  /** Signs a challenge. */
  sign({ challenge, rpId }: SignInOptions, bent: Bent = {}) {
    const authenticatorData = this.dataOf(bent.rpId ?? rpId, 0, bent);
    const clientDataJSON = clientData(bent.type ?? "webauthn.get", bent.challenge ?? challenge, bent);
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, "base64url"))]);
    const handle = bent.userHandle === undefined ? this.userHandle : bent.userHandle;
    return {
      id: this.id.toString("base64url"),
      response: {
        clientDataJSON,
        authenticatorData: authenticatorData.toString("base64url"),
        signature: sign("sha256", signed, this.keys.privateKey as KeyObject).toString("base64url"),
        userHandle: handle?.toString("base64url") ?? null,
      },
    };
  }

  private dataOf(rpId: string, flags: number, { isUnverified = false, counter }: Bent): Buffer {
    this.counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? this.counter);
    const present = 0x01 | (isUnverified ? 0 : 0x04);
    return Buffer.concat([sha256(rpId), Buffer.from([flags | present]), count]);
  }
}

const clientData = (type: string, challenge: string, { origin = testOrigin }: Bent) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString("base64url");
