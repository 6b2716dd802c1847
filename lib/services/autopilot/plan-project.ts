import type { SystemContext } from "#lib/runtime/context.ts";
import { newId } from "#lib/db/id.ts";
import { nextPlanning, type Occurrence, type Slot, THEME_REST_DAYS, upcoming } from "#lib/domain/autopilot.ts";
import type { Brief } from "#lib/domain/draft.ts";
import { DEFAULT_FORMAT, FORMAT_RULES, type Format, usableFormats } from "#lib/domain/format.ts";
import type { Language } from "#lib/domain/language.ts";
import { characters } from "#lib/domain/text.ts";
import { type ChosenTheme, chooseTheme, fixedTheme, themeKey } from "#lib/writing/themes/choose-theme.ts";
import { subjectsOf } from "#lib/writing/themes/subjects.ts";
import { unbooked, unfilled } from "./filled.ts";

const DAY_MS = 86_400_000;
const INSPIRATIONS_MAX = 40;

/** Whatever changes a grid or plans it does so alone. Nothing else waits for this row. */
export const takeGrid = ({ db }: SystemContext, projectId: string) =>
  db.$queryRaw`SELECT "projectId" FROM "Autopilot" WHERE "projectId" = ${projectId} FOR UPDATE`;

/** Gives every slot of the week that follows its idea, where it has none yet; the caller holds the grid. */
export async function planProject(within: SystemContext, projectId: string): Promise<number> {
  const now = within.now();
  const project = await readGrid(within, projectId);
  if (!project.enabled) return 0;
  const { slots, timezone } = project;
  const wanted = await unbooked(within, projectId, await unfilled(within, projectId, upcoming(slots, timezone, now)));
  if (wanted.length > 0) await fill(within, project, wanted);
  await within.db.autopilot.updateMany({ where: { projectId }, data: { planAt: nextPlanning(slots, timezone, now) } });
  return wanted.length;
}

interface Grid {
  id: string;
  workspaceId: string;
  timezone: string;
  language: Language;
  voice: string | null;
  previewFormats: string[];
  enabled: boolean;
  /** themes that were given so far */
  turn: number;
  slots: Slot[];
  brand: Brief["brand"];
}

/** All that planning asks of a project at once: a tick reads many. */
async function readGrid({ db }: SystemContext, projectId: string): Promise<Grid> {
  const [grid] = await db.$queryRaw<Grid[]>`
    SELECT p."id", p."workspaceId", p."timezone", p."language", p."voice",
      coalesce(w."previewFormats"::text[], '{}') AS "previewFormats",
      coalesce(a."enabled", false) AS "enabled",
      (SELECT count(*)::int FROM "AutopilotRun" WHERE "projectId" = p."id") AS "turn",
      (SELECT coalesce(jsonb_agg(to_jsonb(s)), '[]') FROM "AutopilotSlot" s WHERE s."projectId" = p."id") AS "slots",
      jsonb_build_object('profileName', coalesce(nullif(b."profileName", ''), p."name"),
        'description', coalesce(b."description", ''), 'audience', coalesce(b."audience", ''),
        'contentPreferences', coalesce(b."contentPreferences", ''), 'toneOfVoice', coalesce(b."toneOfVoice", '')
      ) AS "brand"
    FROM "Project" p JOIN "Workspace" w ON w."id" = p."workspaceId"
    LEFT JOIN "Autopilot" a ON a."projectId" = p."id" LEFT JOIN "Brand" b ON b."projectId" = p."id"
    WHERE p."id" = ${projectId}`;
  if (!grid) throw new Error(`There is no project ${projectId}`);
  return grid;
}

async function fill(within: SystemContext, project: Grid, occurrences: Occurrence[]): Promise<void> {
  const now = within.now();
  const choose = await openThemes(within, project);
  const ideas = occurrences.map((occurrence, index) => {
    const turn = project.turn + index;
    const chosen = choose(occurrence, turn);
    return { ...occurrence, ...chosen, postId: newId("post"), format: formatFor(project, chosen.theme, turn) };
  });
  await within.db.post.createMany({
    data: ideas.map(({ dueAt, format, postId, theme }) => ({
      id: postId,
      workspaceId: project.workspaceId,
      projectId: project.id,
      format,
      status: "idea",
      theme,
      origin: "autopilot",
      scheduledFor: dueAt,
      createdAt: now,
    })),
  });
  // Its keys make a second filling impossible: where one stands already, nothing of this is written.
  await within.db.autopilotRun.createMany({
    data: ideas.map(({ dueAt, localDate, postId, reason, slot, theme }) => ({
      id: newId("run"),
      projectId: project.id,
      slotId: slot.id,
      localDate,
      hour: slot.hour,
      postId,
      dueAt,
      theme,
      reason,
      createdAt: now,
    })),
  });
}

/** Chooses themes for a project, none that rests, nor one of its own twice. */
async function openThemes({ db, now }: SystemContext, project: Grid) {
  const since = new Date(now().getTime() - THEME_REST_DAYS * DAY_MS);
  const { brand, id: projectId, language } = project;
  const lately = await db.$queryRaw<{ theme: string }[]>`
    SELECT "theme" FROM "Post" WHERE "projectId" = ${projectId}
      AND ("createdAt" >= ${since} OR "scheduledFor" >= ${since} OR "publishedAt" >= ${since})
    UNION SELECT "theme" FROM "AutopilotRun" WHERE "projectId" = ${projectId} AND "dueAt" >= ${since}`;
  const inspirations = await db.inspiration.findMany({
    where: { projectId, publishedAt: { gte: since } },
    orderBy: [{ score: "desc" }, { id: "asc" }],
    take: INSPIRATIONS_MAX,
    select: { handle: true, caption: true },
  });
  const rested = new Set(lately.map(({ theme }) => themeKey(theme)));
  const subjects = subjectsOf(brand, language);
  return ({ localDate, slot }: Occurrence, turn: number): ChosenTheme => {
    // A fixed theme is a person's word: it comes each week.
    const chosen = slot.theme
      ? fixedTheme(slot.theme, language)
      : chooseTheme({ language, zone: project.timezone, localDate, brand, subjects, inspirations, turn, rested });
    rested.add(themeKey(chosen.theme));
    return chosen;
  };
}

/** The formats that the project may use take turns; a long theme is not for those that speak it. */
export function formatFor(project: Pick<Grid, "voice" | "previewFormats">, theme: string, turn: number): Format {
  const length = characters(theme);
  const formats = usableFormats(project.previewFormats, project.voice !== null).filter(
    (format) => length <= FORMAT_RULES[format].themeMax,
  );
  return formats[turn % formats.length] ?? DEFAULT_FORMAT;
}
