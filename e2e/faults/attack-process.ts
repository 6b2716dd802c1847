import { openAttack, type Target } from "./attackers.ts";

// A process of their own: what another tenant waits for must not be the attackers' own work.
const attack = openAttack(JSON.parse(process.argv[2] ?? "") as Target);
process.once("message", async () => {
  process.send?.([...(await attack.stop())]);
  process.disconnect();
});
await attack.start();
process.send?.("started");
