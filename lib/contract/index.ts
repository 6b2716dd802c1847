import * as account from "./account.ts";
import * as keys from "./keys.ts";
import type { ArgumentsOf, InputOf, OutputOf } from "./operation.ts";
import * as plan from "./plan.ts";
import * as projects from "./projects.ts";
import * as team from "./team.ts";

/** Every operation of the product. An operation's name is its key here, in handlers, client and OpenAPI. */
export const operations = {
  listProjects: projects.listProjects,
  createProject: projects.createProject,
  renameProject: projects.renameProject,
  readPlan: plan.readPlan,
  readTeam: team.readTeam,

  readAccount: account.readAccount,
  updateAccount: account.updateAccount,
  changePassword: account.changePassword,
  listKeys: keys.listKeys,
  createKey: keys.createKey,
  revokeKey: keys.revokeKey,
} as const;

export type Operations = typeof operations;
export type OperationName = keyof Operations;
export type Input<Name extends OperationName> = InputOf<Operations[Name]>;
export type Arguments<Name extends OperationName> = ArgumentsOf<Operations[Name]>;
export type Output<Name extends OperationName> = OutputOf<Operations[Name]>;
