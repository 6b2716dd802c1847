import * as z from "zod";
import { operation } from "./operation.ts";
import { DEFAULT_TIMEZONE, deleted, text, timestamp, timezone } from "./shapes.ts";
import { NAME_MAX } from "#lib/domain/limits.ts";

const projectName = text({ min: 1, max: NAME_MAX });

const ProjectView = z.strictObject({
  id: z.string(),
  name: z.string(),
  social: z.string().nullable().meta({ description: "The connected account's handle; null when none is connected." }),
  createdAt: timestamp,
});

export const listProjects = operation({
  method: "GET",
  path: "/projects",
  summary: "List the workspace's projects",
  response: z.strictObject({ projects: z.array(ProjectView), limit: z.int(), canCreateMore: z.boolean() }),
});

export const createProject = operation({
  method: "POST",
  path: "/projects",
  summary: "Create a project, without brand DNA and without a social account",
  body: z.strictObject({ name: projectName, timezone: timezone.default(DEFAULT_TIMEZONE) }),
  status: 201,
  response: ProjectView,
  errors: ["invalid_state"],
});

export const renameProject = operation({
  method: "PATCH",
  path: "/projects/{id}",
  summary: "Change a project's display name, not the profile name in its brand DNA",
  body: z.strictObject({ name: projectName }),
  response: ProjectView,
  errors: ["not_found"],
});

export const deleteProject = operation({
  method: "DELETE",
  path: "/projects/{id}",
  summary: "Delete a project with all that is in it; what is published stays on the network",
  audience: "app",
  permission: "deleteProjects",
  response: deleted,
  errors: ["not_found", "invalid_state"],
});
