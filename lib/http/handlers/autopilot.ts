import { approvePost as approve } from "#lib/services/posts/approve-post.ts";
import * as grid from "#lib/services/autopilot/edit-slots.ts";
import { type AutopilotRow, findAutopilot } from "#lib/services/autopilot/read-autopilot.ts";
import { switchAutopilot } from "#lib/services/autopilot/switch-autopilot.ts";
import { updateAutopilot as update } from "#lib/services/autopilot/update-autopilot.ts";
import type { Handler } from "./handler.ts";
import { presentPost } from "./present-post.ts";

const presentAutopilot = ({ autopilot, blockers, id, requiresApproval, slots, timezone }: AutopilotRow) => ({
  projectId: id,
  enabled: autopilot.enabled,
  emailReport: autopilot.emailReport,
  // A project that asks it of every post asks it of these too.
  requiresApproval: requiresApproval || autopilot.requiresApproval,
  timezone,
  slots: slots.map(({ dayOfWeek, hour, id: slotId, theme }) => ({ id: slotId, dayOfWeek, hour, theme })),
  blockers,
});

export const readAutopilot: Handler<"readAutopilot"> = async (context, { params }) =>
  presentAutopilot(await findAutopilot(context, params.id));

export const enableAutopilot: Handler<"enableAutopilot"> = async (context, { params }) =>
  presentAutopilot(await switchAutopilot(context, params.id, true));

export const disableAutopilot: Handler<"disableAutopilot"> = async (context, { params }) =>
  presentAutopilot(await switchAutopilot(context, params.id, false));

export const addSlot: Handler<"addSlot"> = async (context, { body, params }) =>
  presentAutopilot(await grid.addSlot(context, params.id, body));

export const updateSlot: Handler<"updateSlot"> = async (context, { body, params }) =>
  presentAutopilot(await grid.updateSlot(context, params.id, params.slotId, body.theme));

export const deleteSlot: Handler<"deleteSlot"> = async (context, { params }) =>
  presentAutopilot(await grid.deleteSlot(context, params.id, params.slotId));

export const moveSlot: Handler<"moveSlot"> = async (context, { body, params }) =>
  presentAutopilot(await grid.moveSlot(context, params.id, params.slotId, body));

export const updateAutopilot: Handler<"updateAutopilot"> = async (context, { body, params }) =>
  presentAutopilot(await update(context, params.id, body));

export const approvePost: Handler<"approvePost"> = async (context, { params }) =>
  presentPost(context, await approve(context, params.id));
