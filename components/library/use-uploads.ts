import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, CallError } from "#lib/client/call.ts";
import { queryKey } from "#lib/client/query-key.ts";
import { sendFile } from "#lib/client/send-file.ts";
import { uploadRule } from "#lib/domain/media.ts";
import { FILE_NAME_MAX } from "#lib/domain/limits.ts";

export interface Sending {
  readonly id: string;
  readonly file: File;
  readonly share: number;
  /** why it is not there */
  readonly error?: CallError;
}

const tooLarge = () => new CallError({ code: "invalid_input", reason: "file_too_large", message: "file_too_large" });

/** A file's name as a person would say it. */
const nameOf = ({ name }: File): string =>
  name
    .replace(/\.\w+$/, "")
    .replaceAll(/[_-]+/g, " ")
    .trim()
    .slice(0, FILE_NAME_MAX) || name;

/** Files on their way into a project's library, one after the other. */
export function useUploads(projectId: string, purpose: "picture" | "clip", tag: string | null = null) {
  const cache = useQueryClient();
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const [count, setCount] = useState({ sent: 0, total: 0 });
  const change = (id: string, more: Partial<Sending>) =>
    setSending((now) => now.map((one) => (one.id === id ? { ...one, ...more } : one)));
  const drop = (id: string) => setSending((now) => now.filter((one) => one.id !== id));

  const send = async ({ file, id }: Sending) => {
    change(id, { share: 0 });
    try {
      if (file.size > uploadRule(purpose).maxBytes) throw tooLarge();
      const query = { projectId, purpose, name: nameOf(file) };
      const kept = await sendFile("uploadFile", { query, body: file }, (share) => change(id, { share }));
      // Sent while a tag is looked into, it is filed there.
      if (tag !== null) {
        const params = { id: projectId, fileId: kept.id };
        await call("describeLibraryFile", { params, body: { tags: [tag] } });
      }
      await cache.invalidateQueries({ queryKey: queryKey("readLibrary", { params: { id: projectId } }) });
      drop(id);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      change(id, { error });
    }
  };

  const add = async (files: readonly File[]) => {
    const added = files.map((file) => ({ id: crypto.randomUUID(), file, share: 0 }));
    setSending((now) => [...now, ...added]);
    setCount(({ sent, total }) => ({ sent, total: total + added.length }));
    for (const one of added) {
      await send(one);
      setCount(({ sent, total }) => ({ sent: sent + 1, total }));
    }
    setCount(({ sent, total }) => (sent >= total ? { sent: 0, total: 0 } : { sent, total }));
  };

  return { sending, ...count, add, drop };
}

export type Uploads = ReturnType<typeof useUploads>;
