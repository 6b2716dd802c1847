import type * as z from "zod";
import type { importArchive } from "#lib/contract/import.ts";
import type { UploadPurpose } from "#lib/domain/media.ts";
import { CallError } from "./call.ts";

interface Upload {
  file: Blob;
  projectId: string;
  purpose: UploadPurpose;
  /** what the person calls it */
  name?: string;
}

interface Uploaded {
  id: string;
  url: string;
}

type OnProgress = (share: number) => void;

export const upload = ({ file, ...query }: Upload, onProgress: OnProgress) =>
  send<Uploaded>(`/api/upload?${new URLSearchParams(query)}`, file, onProgress);

export const importWorkspace = (file: Blob, onProgress: OnProgress) =>
  send<z.output<(typeof importArchive)["response"]>>("/api/import", file, onProgress);

/** Sends a file; by XMLHttpRequest, the only one that tells how far it is. */
const send = <Answer>(path: string, file: Blob, onProgress: OnProgress): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", path);
    request.responseType = "json";
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener("error", () =>
      reject(new CallError({ code: "offline", reason: "offline", message: "offline" })),
    );
    request.addEventListener("load", () => {
      const answer: unknown = request.response;
      // The server held either answer against its schema before it left.
      if (request.status < 400) resolve(answer as Answer);
      else reject(new CallError((answer as { error: ConstructorParameters<typeof CallError>[0] }).error));
    });
    request.send(file);
  });
