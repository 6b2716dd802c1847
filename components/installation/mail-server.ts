import type { Arguments, Output } from "#lib/contract/index.ts";
import { HOST, SENDER } from "#lib/domain/mail-server.ts";

export type Mail = Output<"readInstallation">["mail"];
export type Own = NonNullable<Mail["own"]>;
type Body = NonNullable<Arguments<"saveMailServer">["body"]>;

/** As a person types it. */
export interface Values {
  host: string;
  port: string;
  user: string;
  password: string;
  from: string;
}

const USUAL_PORT = "587";
const PORT_MAX = 65_535;

export const valuesOf = (own: Own | null): Values => ({
  host: own?.host ?? "",
  port: own ? String(own.port) : USUAL_PORT,
  user: own?.user ?? "",
  password: "",
  from: own?.from ?? "",
});

export function bodyOf({ from, host, password, port, user }: Values): Body {
  const login = user.trim() === "" ? null : user.trim();
  return {
    host: host.trim(),
    port: Number(port),
    user: login,
    ...(login !== null && password !== "" && { password }),
    from: from.trim(),
  };
}

/** A kept password goes to the server and the user that it was given for. */
const isKept = ({ host, port, user }: Values, own: Own): boolean =>
  own.host === host.trim() && own.port === Number(port) && own.user === user.trim();

/** What the password's field says below it; null: nothing. */
export function hintOf(values: Values, own: Own | null) {
  if (!own?.user || values.user.trim() === "") return null;
  if (!own.hasPassword) return "passwordLost";
  return isKept(values, own) ? "passwordStays" : "passwordAgain";
}

export function problemsOf(values: Values, own: Own | null) {
  const { from, host, password, port, user } = values;
  const needsPassword = user.trim() !== "" && hintOf(values, own) !== "passwordStays";
  return {
    host: HOST.test(host.trim()) ? undefined : "hostWrong",
    port: /^\d+$/.test(port.trim()) && Number(port) >= 1 && Number(port) <= PORT_MAX ? undefined : "portWrong",
    password: needsPassword && password === "" ? "passwordRequired" : undefined,
    from: SENDER.test(from.trim()) ? undefined : "fromWrong",
  } as const;
}
