import * as z from "zod";
import { isIssuer } from "#lib/domain/identity-provider.ts";
import { IDENTITY_PROVIDER_MAX, MAIL_SERVER_MAX } from "#lib/domain/limits.ts";
import { HOST, MAIL_PROBLEMS, SENDER } from "#lib/domain/mail-server.ts";
import { AuditEntry } from "./audit.ts";
import { operation } from "./operation.ts";
import { cursor, limit, next, text, timestamp } from "./shapes.ts";
import { OfProvider, Taken } from "./usage.ts";

const MailServerBody = z.strictObject({
  host: text({ min: 1, max: MAIL_SERVER_MAX.host })
    .transform((host) => host.trim())
    .refine((host) => HOST.test(host), { error: "deve ser um nome de servidor, sem esquema nem porta" }),
  port: z.int().min(1).max(65_535),
  user: text({ min: 1, max: MAIL_SERVER_MAX.user }).nullable().meta({ description: "Null: it asks for no login." }),
  password: text({ min: 1, max: MAIL_SERVER_MAX.password })
    .optional()
    .meta({ description: "Left out: the one that is kept for the same server and user." }),
  from: text({ min: 1, max: MAIL_SERVER_MAX.from })
    .transform((from) => from.trim())
    .refine((from) => SENDER.test(from), { error: "deve ser um e-mail, ou um nome com o e-mail entre < e >" }),
});

const IdentityProviderBody = z.strictObject({
  name: text({ min: 1, max: IDENTITY_PROVIDER_MAX.name }).transform((name) => name.trim()),
  issuer: text({ min: 1, max: IDENTITY_PROVIDER_MAX.issuer })
    .transform((issuer) => issuer.trim())
    .refine((issuer) => isIssuer(issuer), { error: "deve ser um endereço com http ou https, sem parâmetros" }),
  client: text({ min: 1, max: IDENTITY_PROVIDER_MAX.client })
    .transform((client) => client.trim())
    .meta({ description: "As the provider calls Pauta: the id of its client." }),
  clientSecret: text({ min: 1, max: IDENTITY_PROVIDER_MAX.clientSecret })
    .optional()
    .meta({ description: "Left out: the one that is kept for the same issuer and client." }),
});

const InstallationView = z.strictObject({
  signUp: z.strictObject({
    isOpen: z.boolean(),
    isFixed: z.boolean().meta({ description: "The environment says it: nothing here changes it." }),
  }),
  mail: z.strictObject({
    installed: z.string().nullable().meta({ description: "The server that the environment says, which counts more." }),
    own: z
      .strictObject({
        host: z.string(),
        port: z.int(),
        user: z.string().nullable(),
        from: z.string(),
        hasPassword: z.boolean().meta({ description: "The password itself is never answered." }),
        savedAt: timestamp,
      })
      .nullable(),
  }),
  identity: z.strictObject({
    callbackUrl: z.string().meta({ description: "Where the provider leads people back to." }),
    installed: z
      .strictObject({ name: z.string(), issuer: z.string() })
      .nullable()
      .meta({ description: "The provider that the environment says, which counts more." }),
    own: z
      .strictObject({
        name: z.string(),
        issuer: z.string(),
        client: z.string(),
        hasSecret: z.boolean().meta({ description: "The secret itself is never answered." }),
        savedAt: timestamp,
      })
      .nullable(),
  }),
});

export const readInstallation = operation({
  method: "GET",
  path: "/installation",
  summary: "Read what goes for every workspace of the installation, as its owner",
  audience: "app",
  response: InstallationView,
  errors: ["not_found"],
});

export const readInstallationUsage = operation({
  method: "GET",
  path: "/installation/usage",
  summary: "Read what the providers of all workspaces took, by month, as the owner of the installation",
  audience: "app",
  response: z.strictObject({
    currency: z.string(),
    months: z
      .array(z.strictObject({ from: timestamp, ...Taken, providers: z.array(OfProvider) }))
      .meta({ description: "This month, and those before it in which any was asked; latest first." }),
  }),
  errors: ["not_found"],
});

export const listInstallationChanges = operation({
  method: "GET",
  path: "/installation/changes",
  summary: "List who changed what of the installation and when, as its owner; newest first",
  audience: "app",
  query: z.object({ limit: limit({ initial: 10 }), cursor: cursor.optional() }),
  response: z.strictObject({ entries: z.array(AuditEntry), next }),
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

export const saveMailServer = operation({
  method: "PATCH",
  path: "/installation/mail",
  summary: "Have mails leave by a server",
  audience: "app",
  body: MailServerBody,
  response: InstallationView,
  errors: ["not_found", "invalid_state"],
});

export const removeMailServer = operation({
  method: "DELETE",
  path: "/installation/mail",
  summary: "Keep mails here again, and forget the server and its password",
  audience: "app",
  response: InstallationView,
  errors: ["not_found"],
});

export const tryMailServer = operation({
  method: "POST",
  path: "/installation/mail/try",
  summary: "Send whoever asks a mail by a server that need not be saved",
  audience: "app",
  body: MailServerBody,
  response: z.strictObject({
    problem: z.enum(MAIL_PROBLEMS).nullable().meta({ description: "Null: it took the mail." }),
    detail: z.string().nullable().meta({ description: "In the server's own words." }),
  }),
  errors: ["not_found", "invalid_state"],
});

export const saveIdentityProvider = operation({
  method: "PATCH",
  path: "/installation/identity",
  summary: "Let people sign in by an OpenID Connect provider, once it answers",
  audience: "app",
  body: IdentityProviderBody,
  response: InstallationView,
  errors: ["not_found", "invalid_state"],
});

export const removeIdentityProvider = operation({
  method: "DELETE",
  path: "/installation/identity",
  summary: "Let nobody sign in by that provider any more, and forget its secret",
  audience: "app",
  response: InstallationView,
  errors: ["not_found"],
});
