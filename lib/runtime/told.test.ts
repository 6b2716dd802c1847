import pino from "pino";
import { expect, test } from "vitest";
import { graphSocial } from "#lib/adapters/graph/social.ts";
import { type OperationName, operations } from "#lib/contract/index.ts";
import { isSite, type Operation, PREFIX } from "#lib/contract/operation.ts";
import { FORMATS } from "#lib/domain/format.ts";
import { findLinks } from "#lib/services/publications/find-links.ts";
import { measureDue } from "#lib/services/publications/measure-due.ts";
import { runPublication } from "#lib/services/publications/run-publication.ts";
import { openPublishing } from "#lib/tools/testing/publishing.ts";
import { SAMPLES } from "#lib/tools/testing/samples.ts";
import { requestOf, workspace } from "#lib/tools/testing/workspace.ts";

const { network, ready } = await openPublishing();

const SETTINGS = {
  authSecret: "the secret that signs every session",
  tokenKey: "the key that locks up every token",
};
const WRONG_KEY = "sk_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA0fnkgm";

function record() {
  let told = "";
  return { log: pino({ level: "debug" }, { write: (line: string) => void (told += line) }), told: () => told };
}

function expectNone(text: string, secrets: readonly string[]) {
  for (const secret of secrets) expect(text.includes(secret), `${secret} is told`).toBe(false);
}

test.each(Object.entries(operations) as [OperationName, Operation][])(
  "%s, called rightly and wrongly, tells no secret to a log at debug or in an error, and none of ours in an answer",
  async (name, operation) => {
    const { log, told } = record();
    const at = await workspace({ log, settings: SETTINGS, previewFormats: FORMATS });
    const session = await at.sessionOf(at.ownerId);
    const { password } = new URL(at.runtime.settings.databaseUrl);
    const ours = [SETTINGS.authSecret, SETTINGS.tokenKey, ...(password ? [password] : [])];
    const theirs = [at.key.secret, WRONG_KEY, at.owner.password, session.Cookie.split("=")[1] ?? ""];
    const prefix = PREFIX[operation.audience ?? "api"];
    const sample = await SAMPLES[name](at);
    const body = { password: at.owner.password, key: at.key.secret };
    const wrong = { ...sample, params: { id: "x" }, ...(operation.method !== "GET" && { body }) };
    for (const sent of isSite(operation) ? [sample] : [wrong, sample]) {
      for (const headers of [{ Authorization: `Bearer ${WRONG_KEY}` }, at.withKey, session]) {
        const answered = await at.send(...requestOf(prefix, name, sent, headers));
        const answer = JSON.stringify(answered.body) ?? "";
        expectNone(answer, answered.status < 400 ? ours : [...ours, ...theirs]);
      }
    }
    expect(told()).toContain(name);
    expectNone(told(), [...ours, ...theirs]);
  },
);

test("a publication that goes wrong in every way tells its account's token to no log and no table", async () => {
  const { log, told } = record();
  const at = await ready();
  const away = graphSocial({
    graphUrl: "http://127.0.0.1:9",
    authorizeUrl: "http://127.0.0.1:9",
    exchangeUrl: "http://127.0.0.1:9",
    version: "v24.0",
    clientId: "1",
    clientSecret: "the secret of the app",
  });
  const { accountId } = await at.db.socialConnection.findFirstOrThrow({ where: { handle: at.handle } });
  const { accessToken } = await network.control("POST", "/grant", { handle: at.handle });
  const signal = new AbortController().signal;
  const signals = async (social: typeof away) => {
    const runtime = { ...at.runtime, log, ports: { ...at.runtime.ports, social } };
    await runPublication(runtime, at.id, signal).catch((error: unknown) => log.error({ err: error }, "stumbled"));
    at.clock.advance(91_000);
    await measureDue(runtime).catch((error: unknown) => log.error({ err: error }, "not measured"));
    await findLinks(runtime);
  };
  await at.publish();
  await signals(away);
  for (const code of [1, 100, 368]) {
    await network.fault({ match: { op: "*", account: at.handle }, do: "error", code, times: 1 });
    await signals(at.runtime.ports.social);
  }
  await network.control("POST", "/tokens", { account: accountId, state: "expired" });
  await signals(at.runtime.ports.social);
  const events = await at.db.publicationEvent.findMany({ where: { postId: at.id } });
  const row = await at.db.publication.findUniqueOrThrow({ where: { postId: at.id } });
  const all = told() + JSON.stringify([events, row]);
  expectNone(all, [String(accessToken), "the secret of the app", at.runtime.settings.tokenKey]);
  expect(events.length).toBeGreaterThan(2);
});
