import { hostname, networkInterfaces } from "node:os";

interface Place {
  /** where people reach the app, if the operator says so */
  readonly publicUrl?: string | undefined;
  readonly port: number;
}

/**
 * The origin that what is made for a caller may name: the one that the operator set, else the one that was asked for,
 * if it is this machine's. A `Host` is whatever a caller writes.
 */
export function openOrigins({ port, publicUrl }: Place): (host: string | null) => string {
  const usual = publicUrl ? new URL(publicUrl).origin : `http://localhost:${port}`;
  if (publicUrl) return () => usual;
  const own = new Set(namesOfMachine().map((name) => new URL(`http://${name}:${port}`).origin));
  return (host) => {
    const asked = URL.parse(`http://${host}`)?.origin;
    return asked && own.has(asked) ? asked : usual;
  };
}

function namesOfMachine(): string[] {
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  const written = addresses.map(({ address, family }) => (family === "IPv6" ? `[${address}]` : address));
  return ["localhost", "127.0.0.1", "[::1]", hostname(), ...written].filter((name) => URL.canParse(`http://${name}`));
}
