import type { Context } from "#lib/runtime/context.ts";
import { newId } from "#lib/db/id.ts";

import { SLOTS_MAX } from "#lib/domain/limits.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { moveIdeas, withdrawIdeas } from "./follow-grid.ts";
import { requirePublisher } from "./require-publisher.ts";
import { planProject, takeGrid } from "./plan-project.ts";
import { type AutopilotRow, findAutopilot } from "./read-autopilot.ts";

/** One change to a project's grid, alone with it, and the week's ideas after it. */
const editGrid = (
  context: Context,
  projectId: string,
  edit: (within: Context, grid: AutopilotRow) => Promise<unknown>,
): Promise<AutopilotRow> =>
  context.transaction(async (within) => {
    requirePublisher(within);
    await takeGrid(within, projectId);
    await edit(within, await findAutopilot(within, projectId));
    await planProject(within, projectId);
    return findAutopilot(within, projectId);
  });

/** A blank theme is none: the autopilot picks the topic. */
const themeOf = (text: string | undefined) => (text?.trim() ? text : null);

interface Place {
  dayOfWeek: number;
  hour: number;
}

function requireFree({ slots }: AutopilotRow, { dayOfWeek, hour }: Place): void {
  if (slots.some((slot) => slot.dayOfWeek === dayOfWeek && slot.hour === hour)) throw new Refusal("slot_taken");
}

export const addSlot = (
  context: Context,
  projectId: string,
  { dayOfWeek, hour, theme }: Place & { theme?: string | undefined },
) =>
  editGrid(context, projectId, (within, grid) => {
    requireFree(grid, { dayOfWeek, hour });
    if (grid.slots.length >= SLOTS_MAX) throw new Refusal("grid_full");
    return within.db.autopilotSlot.create({
      data: { id: newId("slot"), projectId: grid.id, dayOfWeek, hour, theme: themeOf(theme) },
    });
  });

export const updateSlot = (context: Context, projectId: string, slotId: string, text: string) =>
  editGrid(context, projectId, async (within, grid) => {
    const { id, theme: earlier } = findSlot(grid, slotId);
    const theme = themeOf(text);
    if (theme === earlier) return;
    await within.db.autopilotSlot.update({ where: { id }, data: { theme } });
    await withdrawIdeas(within, id);
  });

/** Its idea that is not made yet goes with it; what is made already keeps its hour. */
export const moveSlot = (context: Context, projectId: string, slotId: string, place: Place) =>
  editGrid(context, projectId, async (within, grid) => {
    const slot = findSlot(grid, slotId);
    if (slot.dayOfWeek === place.dayOfWeek && slot.hour === place.hour) return;
    requireFree(grid, place);
    await within.db.autopilotSlot.update({ where: { id: slot.id }, data: place });
    await moveIdeas(within, grid.id, slot.id);
  });

export const deleteSlot = (context: Context, projectId: string, slotId: string) =>
  editGrid(context, projectId, async (within, grid) => {
    const { id } = findSlot(grid, slotId);
    await withdrawIdeas(within, id);
    await within.db.autopilotSlot.delete({ where: { id } });
  });

function findSlot({ slots }: AutopilotRow, slotId: string) {
  const slot = slots.find(({ id }) => id === slotId);
  if (!slot) throw new Refusal("resource_not_found");
  return slot;
}
