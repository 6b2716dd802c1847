import packagedCredentials from "next-auth/providers/credentials";
import type { Runtime } from "#lib/runtime/context.ts";
import { takePasskey } from "#lib/services/passkeys/take-passkey.ts";
import { unpacked } from "./unpacked.ts";

const CredentialsProvider = unpacked(packagedCredentials);

/** By what a passkey signed, which is both steps at once. */
export const byPasskey = (runtime: Runtime, address: string | null) =>
  CredentialsProvider({
    id: "passkey",
    credentials: { answer: {} },
    authorize: async (given) => {
      const user = await takePasskey(runtime, given?.answer ?? "", address);
      if (user === "throttled") throw new Error("Throttled");
      if (!user) throw new Error("PasskeyWrong");
      return user;
    },
  });
