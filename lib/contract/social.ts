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

export const finishConnect = operation({
  method: "GET",
  path: "/connect",
  summary: "Where the social network sends a person back, with a code or a refusal; they end on their project's page",
  audience: "site",
  transport: "redirect",
  otherwise: { unauthenticated: "/login", invalid_input: "/projects", not_found: "/projects" },
  query: z.object({ code: z.string().optional(), state: z.string().optional() }),
  headers: ["cookie"],
});

const notice = {
  method: "POST",
  audience: "site",
  caller: "signed",
  bodyKind: "form",
  // The network may say more.
  body: z.object({ signed_request: z.string() }),
} as const;

export const receiveDeauthorization = operation({
  ...notice,
  path: "/social/deauthorize",
  summary: "Hear from the network that a person removed Pauta from their account",
  response: z.strictObject({ received: z.literal(true) }),
});

export const receiveDataDeletion = operation({
  ...notice,
  path: "/social/data-deletion",
  summary: "Hear from the network that a person wants what is held of their account gone",
  response: z.strictObject({ url: z.url(), confirmation_code: z.string() }),
});

export const showDataDeletion = operation({
  method: "GET",
  path: "/social/data-deletion",
  summary: "Say that an account's data is gone, to whoever holds the code",
  audience: "site",
  caller: "anyone",
  transport: "file",
  types: ["text/plain; charset=utf-8"],
});
