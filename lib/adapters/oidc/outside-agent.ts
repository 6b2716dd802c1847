import { Agent } from "node:https";
import { AddressRefused } from "#lib/adapters/web/ask-public.ts";
import { outside } from "#lib/adapters/web/guarded-fetch.ts";
import { isPublicAt } from "#lib/domain/link.ts";

/** Of the platform's own requests: under a cipher, and to nothing inside, whatever a document names. */
export function outsideAgent(...resolve: Parameters<typeof outside>): Agent {
  const agent = new Agent({ lookup: outside(...resolve) });
  const connect = agent.createConnection.bind(agent);
  // What is written as an address is looked up nowhere.
  agent.createConnection = (to, done) => {
    const host = to.host ?? "";
    if (!isPublicAt(`https://${host.includes(":") ? `[${host}]` : host}`))
      throw new AddressRefused("The address is not a public one");
    return connect(to, done);
  };
  return agent;
}
