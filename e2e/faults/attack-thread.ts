import { parentPort, workerData } from "node:worker_threads";
import { openAttack, type Target } from "./attackers.ts";

// A loop of their own: what another tenant waits for must not be the attackers' own work.
const attack = openAttack(workerData as Target);
await attack.start();
parentPort?.once("message", async () => parentPort?.postMessage(await attack.stop()));
parentPort?.postMessage("started");
