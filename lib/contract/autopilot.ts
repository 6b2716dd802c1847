import * as z from "zod";
import { THEME_MAX } from "#lib/domain/limits.ts";
import { BLOCKERS } from "#lib/domain/autopilot.ts";
import { operation } from "./operation.ts";
import { PostView } from "./posts.ts";
import { text } from "./shapes.ts";

const dayOfWeek = z.int().min(0).max(6).meta({ description: "0 is Monday, 6 is Sunday." });
const hour = z.int().min(0).max(23).meta({ description: "In the project's time zone." });
const theme = text({ max: THEME_MAX });

const AutopilotView = z.strictObject({
  projectId: z.string(),
  enabled: z.boolean(),
  emailReport: z.boolean(),
  requiresApproval: z.boolean(),
  timezone: z.string(),
  slots: z.array(z.strictObject({ id: z.string(), dayOfWeek, hour, theme: z.string().nullable() })),
  blockers: z.array(z.enum(BLOCKERS)).meta({ description: "What would prevent publication, even when on." }),
});

const response = AutopilotView;

export const readAutopilot = operation({
  method: "GET",
  path: "/projects/{id}/autopilot",
  summary: "Read a project's autopilot and its weekly grid",
  response,
  errors: ["not_found"],
  etag: true,
});

export const enableAutopilot = operation({
  method: "POST",
  path: "/projects/{id}/autopilot/enable",
  summary: "Turn the autopilot on",
  response,
  errors: ["not_found", "invalid_state"],
});

export const disableAutopilot = operation({
  method: "POST",
  path: "/projects/{id}/autopilot/disable",
  summary: "Turn the autopilot off; its slots stay",
  response,
  errors: ["not_found"],
});

export const addSlot = operation({
  method: "POST",
  path: "/projects/{id}/autopilot/slots",
  summary: "Add a slot to the weekly grid",
  body: z.strictObject({ dayOfWeek, hour, theme: theme.optional() }),
  status: 201,
  response,
  errors: ["not_found", "invalid_state"],
});

export const updateSlot = operation({
  method: "PATCH",
  path: "/projects/{id}/autopilot/slots/{slotId}",
  summary: "Fix a slot's theme; a blank one erases it",
  body: z.strictObject({ theme }),
  response,
  errors: ["not_found"],
});

export const deleteSlot = operation({
  method: "DELETE",
  path: "/projects/{id}/autopilot/slots/{slotId}",
  summary: "Delete a slot",
  response,
  errors: ["not_found"],
});

export const moveSlot = operation({
  method: "POST",
  path: "/projects/{id}/autopilot/slots/{slotId}/move",
  summary: "Move a slot, and its idea that is not made yet",
  audience: "app",
  body: z.strictObject({ dayOfWeek, hour }),
  response,
  errors: ["not_found", "invalid_state"],
});

export const updateAutopilot = operation({
  method: "PATCH",
  path: "/projects/{id}/autopilot",
  summary: "Choose whether posts wait for approval, and whether a weekly report is mailed",
  audience: "app",
  body: z.strictObject({ requiresApproval: z.boolean().optional(), emailReport: z.boolean().optional() }),
  response,
  errors: ["not_found"],
});

export const approvePost = operation({
  method: "POST",
  path: "/posts/{id}/approve",
  summary: "Approve a draft for the date that the autopilot proposed",
  audience: "app",
  response: PostView,
  errors: ["not_found", "invalid_state"],
});
