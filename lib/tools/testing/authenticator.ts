import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const base64url = (data: string | Buffer) => Buffer.from(data).toString("base64url");

const PRESENT = 0x01;
const VERIFIED = 0x04;
const NEW_CREDENTIAL = 0x40;

interface Slip {
  readonly origin?: string;
  readonly rpId?: string;
  readonly isUnverified?: boolean;
  readonly counter?: number;
}

/** A passkey as a phone or a laptop holds one, with a key of its own and a count of its uses. */
export function authenticator(site = "http://pauta.test") {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(32);
  let used = 0;

  const said = (type: string, challenge: string, { origin = site }: Slip) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authData(flags: number, { counter = ++used, isUnverified, rpId = new URL(site).hostname }: Slip) {
    const head = Buffer.alloc(5);
    head[0] = isUnverified ? flags & ~VERIFIED : flags;
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), head]);
  }

  const written = (response: Record<string, string>) =>
    JSON.stringify({ id: base64url(id), rawId: base64url(id), type: "public-key", response });

  return {
    /** what a browser answers that was told to make one */
    make(challenge: string, slip: Slip = {}) {
      const [type, part] = [Buffer.from("a5010203262001215820", "hex"), Buffer.from("225820", "hex")];
      const key = Buffer.concat([type, Buffer.from(x, "base64url"), part, Buffer.from(y, "base64url")]);
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const data = Buffer.concat([authData(PRESENT | VERIFIED | NEW_CREDENTIAL, slip), credential]);
      // A map of three: fmt is "none", attStmt is empty, authData is the bytes.
      const head = Buffer.from("a363666d74646e6f6e656761747453746d74a0686175746844617461", "hex");
      const attestation = Buffer.concat([head, Buffer.from([0x58, data.length]), data]);
      return written({
        clientDataJSON: base64url(said("webauthn.create", challenge, slip)),
        attestationObject: base64url(attestation),
      });
    },
    /** what it answers that was told to sign in with one */
    use(challenge: string, slip: Slip = {}) {
      const data = authData(PRESENT | VERIFIED, slip);
      const client = said("webauthn.get", challenge, slip);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      return written({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      });
    },
  };
}
