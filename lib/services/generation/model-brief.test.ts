import { expect, test } from "vitest";
import { newId } from "#lib/db/id.ts";
import type { Brief } from "#lib/domain/draft.ts";
import { askForPost } from "#lib/tools/testing/generate.ts";
import { makePost } from "#lib/tools/testing/make-post.ts";
import { runJobs } from "#lib/tools/testing/run-jobs.ts";
import { withModel } from "#lib/tools/testing/with-model.ts";

test("a model is told of the posts that did best, of the radar's finding, and of the time of year", async () => {
  const at = await withModel();
  const { id: projectId } = await at.project();
  const at9 = at.clock.now();
  for (const [theme, likes] of Object.entries({ Torra: 5, Moagem: 50, Filtro: 20 })) {
    const { id } = await makePost(at, { projectId, theme, status: "published", publishedAt: at9, textContent: theme });
    // What was measured last counts.
    await at.db.metricSample.create({
      data: { postId: id, measuredAt: new Date(0), views: 1, likes: 99, comments: 0 },
    });
    await at.db.metricSample.create({ data: { postId: id, measuredAt: at9, views: 1, likes, comments: 0 } });
  }
  const insight = "Perguntas no gancho rendem mais.\nReels de manhã rendem menos.";
  const run = { projectId, state: "completed", insight, startedAt: at9, completedAt: at9 } as const;
  await at.db.radarRun.create({ data: { id: newId("radar"), ...run } });
  let told: Brief | null = null;
  const { text } = at.runtime.ports;
  at.runtime.ports.text = {
    ...text,
    write: (brief, use) => {
      told = brief;
      return text.write(brief, use);
    },
  };
  await runJobs(at.runtime, await askForPost(at, { theme: "Café gelado" }));
  expect(told).toMatchObject({
    best: [
      { title: "Moagem", caption: "Moagem" },
      { title: "Filtro", caption: "Filtro" },
    ],
    insight: "Perguntas no gancho rendem mais.",
    titles: expect.arrayContaining(["Torra", "Moagem", "Filtro"]),
    season: expect.stringMatching(/\S/),
  });
});
