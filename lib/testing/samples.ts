import type { Arguments, OperationName } from "#lib/contract/index.ts";
import type { workspace } from "./workspace.ts";

type Workspace = Awaited<ReturnType<typeof workspace>>;

/**
 * For each operation, one valid call and what it needs to be there. A new operation does not compile without its
 * row, so the generated tests cover it from its first day.
 */
export const SAMPLES: { [Name in OperationName]: (at: Workspace) => Promise<Arguments<Name>> } = {
  listProjects: async () => ({}),
  createProject: async () => ({ body: { name: "Marca" } }),
  renameProject: async (at) => ({ params: { id: await project(at) }, body: { name: "Outra marca" } }),
  readPlan: async () => ({ query: { posts: 12 } }),
  readTeam: async () => ({}),

  readAccount: async () => ({}),
  updateAccount: async () => ({ body: { language: "es" } }),
  changePassword: async ({ owner }) => ({ body: { current: owner.password, next: "another horse" } }),
  listKeys: async () => ({}),
  createKey: async () => ({ body: { name: "Agente" } }),
  revokeKey: async ({ key }) => ({ params: { id: key.id } }),
};

const project = async ({ api }: Workspace) => (await api("createProject", { body: { name: "Marca" } })).id;
