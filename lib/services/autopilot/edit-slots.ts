import type { Context } from "#lib/context.ts";
import type { Tx } from "#lib/db/client.ts";
import { newId } from "#lib/db/id.ts";
import { SLOTS_MAX } from "#lib/domain/autopilot.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { type AutopilotRow, findAutopilot } from "./read.ts";

/** One change to a project's grid, alone with it: two slots at one hour cannot slip in side by side. */
const editGrid = (
  context: Context,
  projectId: string,
  edit: (tx: Tx, grid: AutopilotRow) => Promise<unknown>,
): Promise<AutopilotRow> =>
  context.transaction(async (tx) => {
    const { workspaceId } = context;
    await tx.$queryRaw`
      SELECT "id" FROM "Project" WHERE "id" = ${projectId} AND "workspaceId" = ${workspaceId} FOR UPDATE`;
    await edit(tx, await findAutopilot(tx, workspaceId, projectId));
    return findAutopilot(tx, workspaceId, projectId);
  });

/** A blank theme is none: the autopilot picks the topic. */
const themeOf = (text: string | undefined) => (text?.trim() ? text : null);

interface NewSlot {
  dayOfWeek: number;
  hour: number;
  theme?: string | undefined;
}

export const addSlot = (context: Context, projectId: string, { dayOfWeek, hour, theme }: NewSlot) =>
  editGrid(context, projectId, (tx, { id, slots }) => {
    if (slots.some((slot) => slot.dayOfWeek === dayOfWeek && slot.hour === hour)) throw new Refusal("slot_taken");
    if (slots.length >= SLOTS_MAX) throw new Refusal("grid_full");
    return tx.autopilotSlot.create({
      data: { id: newId("slot"), projectId: id, dayOfWeek, hour, theme: themeOf(theme) },
    });
  });

export const updateSlot = (context: Context, projectId: string, slotId: string, theme: string) =>
  editGrid(context, projectId, (tx, grid) =>
    tx.autopilotSlot.update({ where: { id: findSlot(grid, slotId).id }, data: { theme: themeOf(theme) } }),
  );

export const deleteSlot = (context: Context, projectId: string, slotId: string) =>
  editGrid(context, projectId, (tx, grid) => tx.autopilotSlot.delete({ where: { id: findSlot(grid, slotId).id } }));

function findSlot({ slots }: AutopilotRow, slotId: string) {
  const slot = slots.find(({ id }) => id === slotId);
  if (!slot) throw new Refusal("resource_not_found");
  return slot;
}
