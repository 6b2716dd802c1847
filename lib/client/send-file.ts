import type { Arguments, Output, SendName } from "#lib/contract/index.ts";
import { offline, refusedAs, requestLine } from "./call.ts";

/** Calls an operation that takes a file; by XMLHttpRequest, the only one that tells how far it is. */
export const sendFile = <Name extends SendName>(
  name: Name,
  sent: Arguments<Name> & { body: Blob },
  onProgress: (share: number) => void,
): Promise<Output<Name>> =>
  new Promise((resolve, reject) => {
    const { address, method } = requestLine(name, sent);
    const request = new XMLHttpRequest();
    request.open(method, address);
    request.responseType = "json";
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener("error", () => reject(offline()));
    request.addEventListener("load", () => {
      const answer: unknown = request.response;
      // The dispatcher held the answer against this schema before it left.
      if (request.status < 400) resolve(answer as Output<Name>);
      else reject(answer === null ? offline() : refusedAs(answer));
    });
    request.send(sent.body);
  });
