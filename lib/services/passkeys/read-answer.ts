import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import * as z from "zod";

const part = z.string().min(1);
const Shared = { id: part, rawId: part, type: z.literal("public-key") };
const Registration = z.object({ ...Shared, response: z.object({ clientDataJSON: part, attestationObject: part }) });
const Authentication = z.object({
  ...Shared,
  response: z.object({ clientDataJSON: part, authenticatorData: part, signature: part }),
});

function parsed(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return null;
  }
}

/** As a browser writes it; null for anything else. */
export function readRegistration(written: string): RegistrationResponseJSON | null {
  const { data } = Registration.safeParse(parsed(written));
  return data ? { ...data, clientExtensionResults: {} } : null;
}

export function readAuthentication(written: string): AuthenticationResponseJSON | null {
  const { data } = Authentication.safeParse(parsed(written));
  return data ? { ...data, clientExtensionResults: {} } : null;
}
