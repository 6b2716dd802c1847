import { cardsAround } from "#components/autopilot/cards-around.ts";
import { boot } from "#lib/runtime/boot.ts";
import { openReadAhead } from "../../read-ahead.ts";

/** What the autopilot's page draws first; what cannot be read, it asks for again and tells of. */
export async function readAutopilot(projectId: string) {
  const { read, state } = await openReadAhead();
  const cards = read("listCards", cardsAround(projectId, boot().runtime.now()));
  await Promise.allSettled([read("readAutopilot", { params: { id: projectId } }), cards, read("readPlan", {})]);
  return state();
}
