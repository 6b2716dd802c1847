import type { Context } from "#lib/context.ts";
import type { Tx } from "#lib/db/client.ts";
import { newId } from "#lib/db/id.ts";
import { SLOTS_MAX } from "#lib/domain/autopilot.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { moveIdeas, withdrawIdeas } from "./follow-grid.ts";
import { planProject, takeGrid } from "./plan-project.ts";
import { type AutopilotRow, findAutopilot } from "./read.ts";

/** One change to a project's grid, alone with it, and the week's ideas after it. */
const editGrid = (
  context: Context,
  projectId: string,
  edit: (tx: Tx, grid: AutopilotRow) => Promise<unknown>,
): Promise<AutopilotRow> =>
  context.transaction(async (tx) => {
    await takeGrid(tx, projectId);
    await edit(tx, await findAutopilot(tx, context.workspaceId, projectId));
    await planProject(tx, context, projectId);
    return findAutopilot(tx, context.workspaceId, projectId);
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
  editGrid(context, projectId, (tx, grid) => {
    requireFree(grid, { dayOfWeek, hour });
    if (grid.slots.length >= SLOTS_MAX) throw new Refusal("grid_full");
    return tx.autopilotSlot.create({
      data: { id: newId("slot"), projectId: grid.id, dayOfWeek, hour, theme: themeOf(theme) },
    });
  });

export const updateSlot = (context: Context, projectId: string, slotId: string, text: string) =>
  editGrid(context, projectId, async (tx, grid) => {
    const { id, theme: earlier } = findSlot(grid, slotId);
    const theme = themeOf(text);
    if (theme === earlier) return;
    await tx.autopilotSlot.update({ where: { id }, data: { theme } });
    await withdrawIdeas(tx, context, id);
  });

/** Its idea that is not made yet goes with it; what is made already keeps its hour. */
export const moveSlot = (context: Context, projectId: string, slotId: string, place: Place) =>
  editGrid(context, projectId, async (tx, grid) => {
    const slot = findSlot(grid, slotId);
    if (slot.dayOfWeek === place.dayOfWeek && slot.hour === place.hour) return;
    requireFree(grid, place);
    await tx.autopilotSlot.update({ where: { id: slot.id }, data: place });
    await moveIdeas(tx, context, grid.id, slot.id);
  });

export const deleteSlot = (context: Context, projectId: string, slotId: string) =>
  editGrid(context, projectId, async (tx, grid) => {
    const { id } = findSlot(grid, slotId);
    await withdrawIdeas(tx, context, id);
    await tx.autopilotSlot.delete({ where: { id } });
  });

function findSlot({ slots }: AutopilotRow, slotId: string) {
  const slot = slots.find(({ id }) => id === slotId);
  if (!slot) throw new Refusal("resource_not_found");
  return slot;
}
