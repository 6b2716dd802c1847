import * as z from "zod";
import { operation } from "./operation.ts";

export const beginConnect = operation({
  method: "POST",
  path: "/projects/{id}/connect",
  summary: "Begin to connect a social account: where to send the person",
  audience: "app",
  response: z.strictObject({ url: z.url() }),
  errors: ["not_found"],
});

export const disconnectSocial = operation({
  method: "DELETE",
  path: "/projects/{id}/connect",
  summary: "Disconnect the project's social account; what is published stays",
  audience: "app",
  response: z.strictObject({ id: z.string(), deleted: z.literal(true) }),
  errors: ["not_found"],
});
