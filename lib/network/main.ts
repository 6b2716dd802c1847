import { Misconfigured, readConfiguration } from "./configuration.ts";
import { startNetwork } from "./network.ts";

const STOP_WITHIN_MS = 900;

async function main(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const network = await startNetwork(configuration);
  console.log(`Network on ${network.url}`);
  if (configuration.controlTokenIsNew) {
    console.log(`Network controls on ${network.url}/control?token=${configuration.controlToken}`);
  }
  const stop = () => {
    setTimeout(() => process.exit(0), STOP_WITHIN_MS).unref();
    void network.close().then(() => process.exit(0));
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}

try {
  await main();
} catch (error) {
  const told = error instanceof Misconfigured || (error instanceof Error && "code" in error);
  console.error(told ? `The local network cannot start: ${error.message}` : error);
  process.exit(1);
}
