import { expect, test } from "vitest";
import { FORMATS } from "#lib/domain/format.ts";
import { openContext } from "#lib/runtime/context.ts";
import { makePost } from "#lib/tools/testing/make-post.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { findPost } from "./read-posts.ts";

const include = {
  slides: { orderBy: { position: "asc" } },
  project: {
    select: { language: true, requiresApproval: true, social: { select: { accountId: true, brokenReason: true } } },
  },
} as const;

test.each(FORMATS)(
  "a post of the format %s is read as Prisma reads it, within a transaction and without",
  async (format) => {
    const at = await workspace();
    const made = await makePost(at, { format, scheduledFor: at.clock.now(), textContent: "“Olá” \\ 🍀\n%" });
    const { project, slides, ...row } = await at.db.post.findUniqueOrThrow({ where: { id: made.id }, include });
    const expected = {
      ...row,
      ...project,
      slides: slides.map(({ id }) => ({ id })),
    };
    const caller = { workspaceId: at.workspaceId, actor: { kind: "system" } } as const;
    const context = openContext(at.runtime, caller, { requestId: "test", address: null });
    const read = await findPost(context, made.id);
    expect({ ...read, slides: read.slides.map(({ id }) => ({ id })) }).toEqual(expected);
    expect(read.slides.map(({ fields }) => fields)).toEqual(slides.map(({ fields }) => fields));
    expect(await context.transaction((within) => findPost(within, made.id))).toEqual(read);
  },
);
