import * as z from "zod";
import { operation } from "./operation.ts";

const isFixed = z.boolean().meta({ description: "The environment says it: nothing here changes it." });

const InstallationView = z.strictObject({
  signUp: z.strictObject({ isOpen: z.boolean(), isFixed }),
});

export const readInstallation = operation({
  method: "GET",
  path: "/installation",
  summary: "Read what goes for every workspace of the installation, as its owner",
  audience: "app",
  response: InstallationView,
  errors: ["not_found"],
});

export const openSignUp = operation({
  method: "PATCH",
  path: "/installation/sign-up",
  summary: "Let strangers begin workspaces of their own, or only those who are invited",
  audience: "app",
  body: z.strictObject({ isOpen: z.boolean() }),
  response: InstallationView,
  errors: ["not_found", "invalid_state"],
});
