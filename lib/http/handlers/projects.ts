import { createProject as create } from "#lib/services/projects/create-project.ts";
import { deleteProject as remove } from "#lib/services/projects/delete-project.ts";
import { listProjects as list, type ProjectRow } from "#lib/services/projects/read-projects.ts";
import { renameProject as rename } from "#lib/services/projects/rename-project.ts";
import type { Handler } from "./handler.ts";

const presentProject = ({ createdAt, id, name, social }: ProjectRow) => ({
  id,
  name,
  social: social?.handle ?? null,
  createdAt: createdAt.toISOString(),
});

export const listProjects: Handler<"listProjects"> = async (context) => {
  const { projects, limit } = await list(context);
  return { projects: projects.map(presentProject), limit, canCreateMore: projects.length < limit };
};

export const createProject: Handler<"createProject"> = async (context, { body }) =>
  presentProject(await create(context, body));

export const renameProject: Handler<"renameProject"> = async (context, { params, body }) =>
  presentProject(await rename(context, params.id, body.name));

export const deleteProject: Handler<"deleteProject"> = async (context, { params }) => {
  await remove(context, params.id);
  return { id: params.id, deleted: true };
};
