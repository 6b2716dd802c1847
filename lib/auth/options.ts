import type { NextAuthOptions, User } from "next-auth";
import packagedCredentials from "next-auth/providers/credentials";
import type { EmailConfig } from "next-auth/providers/email";
import packagedGoogle from "next-auth/providers/google";
import * as z from "zod";
import { openSystem, type Runtime } from "#lib/runtime/context.ts";
import { newPassword, personName } from "#lib/contract/entry.ts";
import { enqueue } from "#lib/db/jobs.ts";
import { normalizeEmail } from "#lib/domain/email.ts";
import { LANGUAGES } from "#lib/domain/language.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { acceptAsNewcomer } from "#lib/services/invites/accept-invite.ts";
import { findIdentityProvider } from "#lib/services/installation/identity-provider.ts";
import { signUpIsOpen } from "#lib/services/installation/sign-up.ts";
import { sendsMail } from "#lib/services/mail/sends-mail.ts";
import { signUpByLink, takeSignUp } from "#lib/services/sign-up/sign-up.ts";
import { createAuthAdapter } from "./adapter.ts";
import { unpacked } from "./unpacked.ts";
import { checkPassword } from "#lib/services/sign-up/check-password.ts";
import { magicLinkMail } from "./magic-link-mail.ts";
import { oidcProvider } from "./oidc.ts";
import { byPasskey } from "./passkey.ts";
import { byPass, isAfterCode, passFirstStep, type Steps } from "./second-step.ts";
import { sessionCookieName } from "./session.ts";

const CredentialsProvider = unpacked(packagedCredentials);
const GoogleProvider = unpacked(packagedGoogle);

/** Whoever signs in by these is told to us by somebody else: by an address that they proved. */
const PROVING = ["google", "oidc"];

const SESSION_SECONDS = 30 * 24 * 60 * 60;
const MAGIC_LINK_SECONDS = 15 * 60;

/** Which ways in the sign-in page shows. */
export async function signInMethods(runtime: Runtime) {
  const [isOpen, isSent, oidc] = await Promise.all([
    signUpIsOpen(runtime),
    sendsMail(runtime),
    findIdentityProvider(runtime),
  ]);
  return {
    password: true,
    magicLink: true,
    google: runtime.settings.google !== null,
    /** what its button calls it */
    oidc: oidc?.name ?? null,
    signUp: isOpen,
    sendsMail: isSent,
  };
}

/** For one request, and from where it comes. */
export function authOptions(
  runtime: Runtime,
  address: string | null,
  steps: Steps,
  oidc: Runtime["settings"]["oidc"] = null,
): NextAuthOptions {
  const { db, settings } = runtime;
  const secure = settings.appUrl.startsWith("https:");
  return {
    secret: settings.authSecret,
    adapter: createAuthAdapter(db, (email) => signUpByLink(runtime, email)),
    session: { strategy: "jwt", maxAge: SESSION_SECONDS },
    pages: { signIn: "/login", verifyRequest: "/login/check", error: "/login" },
    useSecureCookies: secure,
    cookies: {
      sessionToken: {
        name: sessionCookieName(secure),
        options: { httpOnly: true, sameSite: "lax", path: "/", secure },
      },
    },
    providers: [
      CredentialsProvider({
        credentials: { email: {}, password: {} },
        authorize: async (given) => {
          const { email = "", password = "" } = given ?? {};
          const checked = await checkPassword(runtime, { email, password, address }).catch(orThrottled);
          if ("refused" in checked)
            throw new Error(checked.refused === "throttled" ? "Throttled" : "CredentialsSignin");
          return checked.user;
        },
      }),
      ...byToken(runtime, address),
      ...byPass(runtime, address, steps),
      byPasskey(runtime, address),
      magicLink(runtime),
      ...(settings.google
        ? // Google proves that the address is theirs, and nobody gets an account by signing in.
          [GoogleProvider({ ...settings.google, allowDangerousEmailAccountLinking: true })]
        : []),
      ...(oidc ? [oidcProvider(runtime, oidc)] : []),
    ],
    callbacks: {
      signIn: async ({ account, email: asked, profile, user }) => {
        const provider = account?.provider ?? "";
        if (PROVING.includes(provider)) {
          const email = normalizeEmail(profile?.email ?? user.email ?? "");
          const verified = (profile as { email_verified?: boolean } | undefined)?.email_verified === true;
          const known = verified && (await db.user.count({ where: { email } })) > 0;
          if (!known) return "/login?error=NoAccount";
        }
        return asked?.verificationRequest || isAfterCode(provider) || (await passFirstStep(runtime, steps, user));
      },
      jwt: async ({ account, token, user }: Beginning) => {
        if (!user) return token;
        const { secondStep, sessionVersion } = await db.user.findUniqueOrThrow({
          where: { id: user.id },
          include: { secondStep: { select: { userId: true } } },
        });
        // Whichever way leads here, nobody's session begins without their second step.
        if (secondStep && !isAfterCode(account?.provider)) throw new Refusal("session_missing");
        return { sub: user.id, sessionVersion };
      },
    },
    logger: {
      error: (code, metadata) => {
        if (code !== "CALLBACK_CREDENTIALS_HANDLER_ERROR")
          runtime.log.warn({ code, err: causeOf(metadata) }, "sign-in");
      },
      warn: () => {},
      debug: () => {},
    },
  };
}

interface Beginning {
  token: Record<string, unknown>;
  /** where a session begins */
  user?: User;
  account?: { provider: string } | null;
}

/** Links of ours that make an account, and with it its first session. */
function byToken(runtime: Runtime, address: string | null) {
  return [
    CredentialsProvider({
      id: "invite",
      credentials: { token: {}, name: {}, password: {}, language: {} },
      authorize: async (given) => {
        const person = z.object({ name: personName, password: newPassword, language: z.enum(LANGUAGES) });
        const token = given?.token ?? "";
        return orExpired(acceptAsNewcomer(runtime, token, person.parse(readGiven(given)), address));
      },
    }),
    CredentialsProvider({
      id: "sign-up",
      credentials: { token: {} },
      authorize: (given) => orExpired(takeSignUp(runtime, given?.token ?? "")),
    }),
  ];
}

const readGiven = ({ language, name, password }: Record<string, string> = {}) => ({ language, name, password });

/** Too many come in just now. */
function orThrottled(error: unknown): { refused: "throttled" } {
  if (error instanceof Refusal) return { refused: "throttled" };
  throw error;
}

const orExpired = <T>(made: Promise<T>): Promise<T> =>
  made.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    throw new Error(error.code === "rate_limited" ? "Throttled" : "Verification");
  });

/** Written out, because the packaged provider brings a mailer of its own; ours is the mail port, by a job. */
function magicLink(runtime: Runtime): EmailConfig {
  const { db } = runtime;
  return {
    id: "email",
    type: "email",
    name: "Email",
    server: "",
    from: "",
    maxAge: MAGIC_LINK_SECONDS,
    options: {},
    normalizeIdentifier: normalizeEmail,
    sendVerificationRequest: async ({ identifier, url }) => {
      const user = await db.user.findUnique({ where: { email: identifier } });
      // The page says the same for an unknown address, so it tells nobody who has an account.
      if (!user && !(await signUpIsOpen(runtime))) return;
      const language = user?.language ?? LANGUAGES[0];
      await openSystem(runtime).transaction((within) =>
        enqueue(within.db, "send-mail", magicLinkMail(identifier, url, language)),
      );
    },
  };
}

const causeOf = (metadata: unknown) =>
  metadata instanceof Error ? metadata : (metadata as { error?: unknown } | undefined)?.error;
