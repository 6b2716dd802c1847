import { describe, expect, test } from "vitest";
import { chooseInspiration } from "#lib/adapters/choose-inspiration.ts";
import type { Runtime } from "#lib/runtime/context.ts";
import { readEnv } from "#lib/runtime/env.ts";
import { openNetwork } from "#lib/network/testing/harness.ts";
import { type InspirationPort, SourceError } from "#lib/ports/inspiration.ts";
import { recount } from "#lib/tools/testing/raw-radar.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { interruptLost } from "./interrupt-lost.ts";
import { runRadar } from "./run-radar.ts";

const network = await openNetwork();
const local = chooseInspiration(readEnv({}), network.url);
const { signal } = new AbortController();

const CAFE = {
  description: "Cafeteria de bairro em Belo Horizonte que torra cafés de pequenos produtores do sul de Minas.",
  targetAudience: "Quem toma café todo dia e quer entender o que há na xícara, sem esnobismo.",
  contentPreferences: "Métodos de preparo, origem dos grãos, bastidores da torra e receitas simples.",
};

/** A project with a brand, and the run of its Radar as the worker would run it. */
async function ready({ brand = CAFE, sources = local }: { brand?: object; sources?: InspirationPort } = {}) {
  const at = await workspace();
  at.clock.advance(Date.now() - at.clock.now().getTime());
  const runtime: Runtime = { ...at.runtime, ports: { ...at.runtime.ports, inspiration: sources } };
  const params = { id: (await at.project()).id };
  if (Object.keys(brand).length > 0) await at.api("updateDna", { params, body: brand });
  const app = await at.app();
  const running = async () =>
    (await at.db.radarRun.findFirstOrThrow({ where: { projectId: params.id, state: "running" } })).id;
  const carry = async (using = runtime, isLast = true) => runRadar(using, await running(), { signal, isLast });
  const run = async () => {
    await app("startRadar", { params });
    await carry();
    return at.api("readRadarAnalysis", { params });
  };
  const listAll = () => at.api("listInspirations", { params, query: { limit: 100 } });
  return { ...at, runtime, params, app, running, carry, run, listAll };
}

/** A source that fails as it is told, from its nth reading on. */
function failing(kind: SourceError["kind"], after = 0): InspirationPort {
  let reads = 0;
  return local.map((source) => ({
    ...source,
    read: async (...sent) => {
      if (source.platform === "video" && ++reads > after) throw new SourceError("video", kind);
      return source.read(...sent);
    },
  }));
}

describe("a run", () => {
  test("comes to what the network's own numbers come to, counted again", async () => {
    const at = await ready();
    const before = at.clock.now().getTime();
    const { lastCompleted, startedAt, state } = await at.run();
    expect(state).toBe("completed");
    if (!lastCompleted || !startedAt) throw new Error("no result");
    const { kpis, targets } = lastCompleted;
    expect(targets.competitors).toContain("torra.da.serra");
    expect(targets.video_channels).toContain("torradaserra");
    const raw = await recount(network.url, targets, new Date(startedAt));

    for (const platform of ["social", "video"] as const) {
      const own = raw.filter((post) => post.platform === platform);
      expect(kpis[platform].studied).toBe(own.length);
      const views = own.reduce((sum, post) => sum + post.views, 0);
      // The numbers of the network grow while it is asked.
      expect(Math.abs(kpis[platform].views - views) / views).toBeLessThan(0.001);
    }
    expect(kpis.all.views).toBe(kpis.social.views + kpis.video.views);
    expect(kpis.all.studied).toBe(kpis.social.studied + kpis.video.studied);

    const { inspirations, total } = await at.listAll();
    const expected = raw.filter(({ score }) => score >= 1.495).toSorted((a, b) => b.score - a.score);
    expect(expected.length).toBeGreaterThan(3);
    expect(Math.abs(total - expected.length)).toBeLessThanOrEqual(1);
    for (const found of inspirations) {
      const post = raw.find(({ platform, shortcode }) => platform === found.platform && shortcode === found.shortcode);
      expect(Math.abs(found.score - (post?.score ?? 0)), found.shortcode).toBeLessThan(0.02);
      expect(found.handle).toBe(post?.handle);
      expect(Date.parse(found.firstSeenAt)).toBeGreaterThanOrEqual(before);
    }
    const scores = inspirations.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  test("says nothing that its list does not show", async () => {
    const at = await ready();
    const { lastCompleted } = await at.run();
    const { lastCompleted: shown } = await at.app("readRadar", { params: at.params });
    const { inspirations } = await at.listAll();
    const lines = (lastCompleted?.insight ?? "").split("\n");
    expect(lines).toHaveLength(shown?.claims.length ?? -1);
    for (const [place, { evidence, text }] of (shown?.claims ?? []).entries()) {
      const { cards, total } = await at.app("listRadarCards", { params: at.params, query: { claim: place } });
      expect(cards.map(({ id }) => id).toSorted()).toEqual(evidence.toSorted());
      expect(total).toBe(evidence.length);
      const cited = /\[(.+)\]$/.exec(lines[place] ?? "")?.[1]?.split(", ") ?? [];
      expect(lines[place]).toContain(text);
      expect(cited).toHaveLength(evidence.length);
      expect(inspirations.map(({ shortcode }) => shortcode)).toEqual(expect.arrayContaining(cited));
    }
    const { accounts, kpis } = shown ?? { accounts: [], kpis: null };
    expect(lines[0]).toContain(`Estudamos ${kpis?.all.studied} vídeos de ${accounts.length} contas`);
    expect(lines[0]).toContain(
      `@${inspirations[0]?.handle}, chegou a ${String(inspirations[0]?.score).replace(".", ",")}×`,
    );
  });

  test("keeps pictures of its own, and lets the earlier run's go", async () => {
    const at = await ready();
    await at.run();
    const { cards } = await at.app("listRadarCards", { params: at.params });
    expect(cards.every(({ picture }) => picture?.endsWith(".jpg"))).toBe(true);
    expect(cards[0]?.why?.usual).toBeGreaterThan(0);
    await at.app("updateRadarTargets", {
      params: at.params,
      body: { competitors: ["forno.sete"], video_channels: ["fornosete"] },
    });
    await at.run();
    const media = await at.db.media.findMany({ where: { projectId: at.params.id, purpose: "inspiration" } });
    const listed = await at.db.inspiration.findMany({ where: { projectId: at.params.id } });
    expect(new Set(media.map(({ key }) => key))).toEqual(new Set(listed.map(({ thumbnailKey }) => thumbnailKey)));
    expect(await at.db.orphanFile.count()).toBeGreaterThan(0);
    expect(new Set(listed.map(({ handle }) => handle))).toEqual(new Set(["forno.sete", "fornosete"]));
  });

  test("again keeps an inspiration's id, its place and when it was first seen", async () => {
    const at = await ready();
    await at.run();
    const first = await at.app("listRadarCards", { params: at.params });
    const { inspirations } = await at.listAll();
    at.clock.advance(60_000);
    await at.run();
    const second = await at.app("listRadarCards", { params: at.params });
    expect(second.cards.map(({ id }) => id)).toEqual(first.cards.map(({ id }) => id));
    expect((await at.listAll()).inspirations[0]?.firstSeenAt).toBe(inspirations[0]?.firstSeenAt);
  });

  test("studies what a person named, whatever it speaks of, and finds the rest", async () => {
    const at = await ready();
    const body = { competitors: ["@Forno.Sete", "nobody.here"], terms: ["pizza"] };
    const { targets } = await at.app("updateRadarTargets", { params: at.params, body });
    expect(targets).toMatchObject({ competitors: ["forno.sete", "nobody.here"], terms: ["pizza"], video_channels: [] });
    const { lastCompleted } = await at.run();
    expect(lastCompleted?.targets).toMatchObject({ competitors: ["forno.sete"], terms: ["pizza"] });
    expect(lastCompleted?.targets.video_channels).toContain("fornosete");
  });
});

describe("one run at a time", () => {
  test("however many are started at once", async () => {
    const at = await ready();
    const starts = await Promise.allSettled(
      Array.from({ length: 5 }, () => at.app("startRadar", { params: at.params })),
    );
    expect(starts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const refused = starts.find(({ status }) => status === "rejected");
    expect(refused).toMatchObject({ reason: { code: "invalid_state" } });
    expect(await at.db.radarRun.count({ where: { projectId: at.params.id } })).toBe(1);
  });

  test("a key cannot start one", async () => {
    const at = await ready();
    await expect(at.api("startRadar", { params: at.params })).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("a run that ends early", () => {
  test("goes on where its worker was killed: nothing is read twice", async () => {
    const at = await ready();
    const reads: string[] = [];
    const counting = (stopAfter: number): Runtime => ({
      ...at.runtime,
      ports: {
        ...at.runtime.ports,
        inspiration: local.map((source) => ({
          ...source,
          read: (handle, ...rest) => {
            if (reads.length === stopAfter) throw new Error("killed");
            reads.push(`${source.platform} ${handle}`);
            return source.read(handle, ...rest);
          },
        })),
      },
    });
    await at.app("startRadar", { params: at.params });
    await expect(at.carry(counting(2), false)).rejects.toThrow("killed");
    expect(await at.app("readRadar", { params: at.params })).toMatchObject({
      state: "running",
      phase: "collecting",
      collected: { done: 2 },
    });
    await at.carry(counting(Number.POSITIVE_INFINITY));
    expect(new Set(reads).size).toBe(reads.length);
    expect((await at.api("readRadarAnalysis", { params: at.params })).state).toBe("completed");
    expect(await at.db.radarCollected.count({ where: { run: { projectId: at.params.id } } })).toBe(0);
  });

  test.each([
    ["limited", "A cota diária da plataforma de vídeos acabou. Tente de novo amanhã."],
    ["refused", "A plataforma de vídeos recusou a consulta. Confira a chave do Radar nesta instalação."],
  ] as const)("by a source that is %s says so at once, and keeps what the last one found", async (kind, message) => {
    const at = await ready();
    const { lastCompleted } = await at.run();
    const { inspirations } = await at.listAll();
    await at.app("startRadar", { params: at.params });
    await at.carry({ ...at.runtime, ports: { ...at.runtime.ports, inspiration: failing(kind, 1) } }, false);
    expect(await at.api("readRadarAnalysis", { params: at.params })).toMatchObject({
      state: "failed",
      error: message,
      lastCompleted,
    });
    expect((await at.listAll()).inspirations).toEqual(inspirations);
  });

  test("by a source that does not answer is tried again, and fails at the last try", async () => {
    const at = await ready({ sources: failing("unreachable") });
    await at.app("startRadar", { params: at.params });
    await expect(at.carry(at.runtime, false)).rejects.toThrow("video unreachable");
    expect((await at.api("readRadarAnalysis", { params: at.params })).state).toBe("running");
    await at.carry(at.runtime, true);
    const radar = await at.app("readRadar", { params: at.params });
    expect(radar).toMatchObject({ state: "failed", failure: "video_unreachable", lastCompleted: null });
  });

  test.each([
    ["without words and targets", {}, "nothing_to_search"],
    ["with words that nobody speaks", { description: "Xyzqwer kjhgfds" }, "nothing_found"],
  ])("%s says what to do", async (_, brand, failure) => {
    const at = await ready({ brand });
    await at.run();
    expect(await at.app("readRadar", { params: at.params })).toMatchObject({ state: "failed", failure });
  });

  test("without any source, says so", async () => {
    const at = await ready({ sources: [] });
    await at.run();
    expect(await at.app("readRadar", { params: at.params })).toMatchObject({ state: "failed", failure: "no_source" });
  });

  test("by a person's hand is interrupted, and its worker stops", async () => {
    const at = await ready();
    await at.app("startRadar", { params: at.params });
    const id = await at.running();
    await at.app("stopRadar", { params: at.params });
    await runRadar(at.runtime, id, { signal, isLast: true });
    const radar = await at.app("readRadar", { params: at.params });
    expect(radar).toMatchObject({ state: "interrupted", failure: "stopped", lastCompleted: null });
    await expect(at.app("stopRadar", { params: at.params })).rejects.toMatchObject({ code: "invalid_state" });
  });

  test("whose job is gone for good is interrupted, and another can be started", async () => {
    const at = await ready();
    await at.app("startRadar", { params: at.params });
    at.clock.advance(120_000);
    await interruptLost(at.runtime);
    expect((await at.app("readRadar", { params: at.params })).state).toBe("running");
    await at.db.$executeRaw`DELETE FROM pgboss.job WHERE data->>'job' = 'run-radar'`;
    await interruptLost(at.runtime);
    expect(await at.app("readRadar", { params: at.params })).toMatchObject({ state: "interrupted", failure: "lost" });
    expect((await at.run()).state).toBe("completed");
  });

  test("that never ends is told as timed out", async () => {
    const at = await ready();
    await at.app("startRadar", { params: at.params });
    at.clock.advance(16 * 60_000);
    await at.carry();
    expect(await at.app("readRadar", { params: at.params })).toMatchObject({ state: "failed", failure: "timed_out" });
  });
});

test("a key's quota that is spent is told from a key that is wrong", async () => {
  const at = await ready();
  await network.control("PUT", "/settings", { videoQuotaPerDay: 1 });
  await at.run();
  await network.control("PUT", "/settings", { videoQuotaPerDay: 1_000_000 });
  expect(await at.app("readRadar", { params: at.params })).toMatchObject({ failure: "video_limited" });
  const wrong = readEnv({ RADAR_GRAPH_TOKEN: "wrong", RADAR_GRAPH_ACCOUNT: "1", RADAR_GRAPH_URL: network.url });
  const ports = { ...at.runtime.ports, inspiration: chooseInspiration(wrong, network.url) };
  await at.app("startRadar", { params: at.params });
  await at.carry({ ...at.runtime, ports });
  expect(await at.app("readRadar", { params: at.params })).toMatchObject({ failure: "social_refused" });
});
