import pino from "pino";
import { expect, test } from "vitest";
import { concealing, secretsOf } from "./concealed.ts";

const ENVIRONMENT = {
  DATABASE_URL: "postgres://pauta:p%40ss-of-the-database@db.example.com/pauta",
  SMTP_URL: "smtp://mail:the-post-office@mail.example.com",
  NEXTAUTH_SECRET: 'a "quoted" session secret',
  TOKEN_KEY: "the key of all tokens",
  TEXT_API_KEY: "sk-of-a-vendor-123456",
  AWS_SECRET_ACCESS_KEY: "of+the/storage=123",
  APP_URL: "https://pauta.example.com",
  TEXT_MODEL: "a-model-with-a-name",
  VOICE_API_KEY: "short",
};
const SECRETS = ["p@ss-of-the-database", "p%40ss-of-the-database", "the-post-office", "the key of all tokens"];

function logging() {
  let told = "";
  const destination = { write: (line: string) => void (told += line) };
  return { log: pino({ level: "debug" }, concealing(destination, secretsOf(ENVIRONMENT))), told: () => told };
}

test("no secret of the environment is told, wherever in a line it stands", () => {
  const { log, told } = logging();
  const error = Object.assign(new Error(`Incorrect key: ${ENVIRONMENT.TEXT_API_KEY}`), {
    responseBody: JSON.stringify({ secret: ENVIRONMENT.NEXTAUTH_SECRET }),
    cause: new Error(ENVIRONMENT.DATABASE_URL),
  });
  log.error({ err: error, deep: { inside: [SECRETS] } }, `of ${ENVIRONMENT.AWS_SECRET_ACCESS_KEY}`);
  for (const secret of [...SECRETS, ENVIRONMENT.TEXT_API_KEY, ENVIRONMENT.AWS_SECRET_ACCESS_KEY, "quoted"]) {
    expect(told()).not.toContain(secret);
  }
  expect(JSON.parse(told())).toMatchObject({ msg: "of [secret]" });
});

test.each([
  ["a key of ours", "sk_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA0fnkgm"],
  ["a session", "eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..abc.def.ghi"],
])("%s is not told", (_, secret) => {
  const { log, told } = logging();
  log.debug({ headers: { authorization: `Bearer ${secret}`, cookie: `session=${secret}` } }, secret);
  expect(told()).not.toContain(secret.slice(10));
});

test("a bearer's token is not told, of whatever shape", () => {
  const { log, told } = logging();
  log.debug("Authorization: Bearer IGQVJabc.def-ghi~jkl+m/n=");
  expect(told()).not.toContain("IGQVJ");
});

test("what is no secret stays as it is", () => {
  const { log, told } = logging();
  log.info({ url: ENVIRONMENT.APP_URL, model: ENVIRONMENT.TEXT_MODEL, key: "short" }, "a shortlist of keys");
  expect(JSON.parse(told())).toMatchObject({
    url: "https://pauta.example.com",
    model: "a-model-with-a-name",
    key: "short",
    msg: "a shortlist of keys",
  });
});
