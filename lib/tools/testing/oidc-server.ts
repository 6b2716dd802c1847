import { createHash, generateKeyPairSync, randomUUID, sign } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

/** What its next token says otherwise than it should. */
export interface Slip {
  readonly claims?: Readonly<Record<string, unknown>>;
  /** signed by a key that it does not tell */
  readonly isForged?: boolean;
}

interface Person {
  readonly sub: string;
  readonly email?: string | undefined;
  readonly email_verified?: boolean | undefined;
  readonly name?: string;
}

interface Asked {
  readonly nonce: string;
  readonly challenge: string;
  readonly redirectUri: string;
}

const [CLIENT_ID, CLIENT_SECRET] = ["pauta", "a secret that the two know"];
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const keys = () => generateKeyPairSync("rsa", { modulusLength: 2048 });

/** An OpenID Connect provider at which one person is signed in already: whoever is sent there comes back at once. */
export async function startOidcServer() {
  const { privateKey, publicKey } = keys();
  const codes = new Map<string, Asked>();
  let person: Person = { sub: "nobody" };
  let slip: Slip = {};
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The provider has no port");
  const issuer = `http://127.0.0.1:${address.port}/realm`;

  function tokenOf({ nonce }: Asked) {
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: issuer, aud: CLIENT_ID, iat: now, exp: now + 60, nonce, ...person, ...slip.claims };
    const signed = `${part({ alg: "RS256", typ: "JWT", kid: "one" })}.${part(claims)}`;
    const key = slip.isForged ? keys().privateKey : privateKey;
    return `${signed}.${sign("RSA-SHA256", Buffer.from(signed), key).toString("base64url")}`;
  }

  const places: Record<string, (request: IncomingMessage, url: URL) => unknown> = {
    "/realm/.well-known/openid-configuration": () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["RS256"],
    }),
    "/realm/keys": () => ({ keys: [{ ...publicKey.export({ format: "jwk" }), kid: "one", alg: "RS256", use: "sig" }] }),
    "/realm/token": async (request) => {
      const given = Object.fromEntries(new URLSearchParams(await text(request)));
      const asked = codes.get(given["code"] ?? "");
      codes.delete(given["code"] ?? "");
      const login = `Basic ${Buffer.from(`${CLIENT_ID}:${encodeURIComponent(CLIENT_SECRET).replaceAll("%20", "+")}`).toString("base64")}`;
      const challenge = createHash("sha256")
        .update(given["code_verifier"] ?? "")
        .digest("base64url");
      const isRight = asked?.challenge === challenge && asked.redirectUri === given["redirect_uri"];
      if (!isRight || request.headers.authorization !== login) return null;
      return { access_token: randomUUID(), token_type: "Bearer", id_token: tokenOf(asked) };
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? "/", issuer);
    if (url.pathname === "/realm/authorize") {
      response.writeHead(302, { location: cameBack(url.searchParams) }).end();
      return;
    }
    const said = await places[url.pathname]?.(request, url);
    response.writeHead(said ? 200 : 400, { "content-type": "application/json" });
    response.end(JSON.stringify(said ?? { error: "invalid_grant" }));
  }

  /** Where a browser is led that was sent here. */
  function cameBack(asked: URLSearchParams): string {
    const [code, redirectUri] = [randomUUID(), asked.get("redirect_uri") ?? ""];
    codes.set(code, {
      nonce: asked.get("nonce") ?? "",
      challenge: asked.get("code_challenge") ?? "",
      redirectUri,
    });
    return `${redirectUri}?${new URLSearchParams({ code, state: asked.get("state") ?? "" }).toString()}`;
  }

  return {
    settings: { name: "Acme", issuer, clientId: CLIENT_ID, clientSecret: CLIENT_SECRET },
    cameBack: (url: string) => cameBack(new URL(url).searchParams),
    /** whom it has, and what is wrong with what it says of them */
    tell: (claims: Person, next: Slip = {}) => {
      person = claims;
      slip = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
