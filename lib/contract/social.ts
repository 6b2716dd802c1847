import * as z from "zod";
import { CONNECTION_ENDS } from "#lib/domain/connection.ts";
import { operation } from "./operation.ts";
import { timestamp } from "./shapes.ts";

const ConnectionView = z.strictObject({
  projectId: z.string(),
  state: z.enum(["none", "working", "ending", "ended"]),
  handle: z.string().nullable(),
  connectedAt: timestamp.nullable(),
  expiresAt: timestamp.nullable(),
  daysLeft: z.int().nullable(),
  endedBecause: z.enum(CONNECTION_ENDS).nullable(),
  /** posts with a date that wait for the account */
  scheduled: z.int(),
  candidate: z.string().nullable().meta({ description: "Another account that was chosen and is not confirmed yet." }),
});

export const readConnection = operation({
  method: "GET",
  path: "/projects/{id}/connection",
  summary: "Read how a project's social account is connected",
  audience: "app",
  response: ConnectionView,
  errors: ["not_found"],
});

export const beginConnect = operation({
  method: "POST",
  path: "/projects/{id}/connect",
  summary: "Begin to connect a social account: where to send the person",
  audience: "app",
  response: z.strictObject({ url: z.url() }),
  errors: ["not_found"],
});

export const confirmConnect = operation({
  method: "POST",
  path: "/projects/{id}/connection/confirm",
  summary: "Take the other account that was chosen in the place of the connected one",
  audience: "app",
  response: ConnectionView,
  errors: ["not_found"],
});

export const refuseConnect = operation({
  method: "POST",
  path: "/projects/{id}/connection/refuse",
  summary: "Keep the connected account and forget the other one that was chosen",
  audience: "app",
  response: ConnectionView,
  errors: ["not_found"],
});

export const disconnectSocial = operation({
  method: "DELETE",
  path: "/projects/{id}/connect",
  summary: "Disconnect the project's social account; what is published stays, what is scheduled keeps its date",
  audience: "app",
  response: z.strictObject({ id: z.string(), deleted: z.literal(true) }),
  errors: ["not_found"],
});
