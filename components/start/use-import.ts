"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "#components/ui/toast.ts";
import { CallError } from "#lib/client/call.ts";
import { sendFile } from "#lib/client/send-file.ts";
import { ARCHIVE_MAX_BYTES } from "#lib/domain/media.ts";

/** An export on its way into this workspace; at its end all that is on the screen is read anew. */
export function useImport(onDone: () => void) {
  const t = useTranslations("importing");
  const cache = useQueryClient();
  const router = useRouter();
  const [file, setFile] = useState<File | null>(null);
  const [share, setShare] = useState(0);
  const [error, setError] = useState<CallError | null>(null);
  const send = async (chosen: File) => {
    setFile(chosen);
    setShare(0);
    setError(null);
    try {
      if (chosen.size > ARCHIVE_MAX_BYTES) {
        throw new CallError({ code: "invalid_input", reason: "file_too_large", message: "file_too_large" });
      }
      const { posts, projects } = await sendFile("importWorkspace", { body: chosen }, setShare);
      toast.success(t("done", { projects, posts }));
      onDone();
      router.push("/projects");
      await cache.invalidateQueries();
    } catch (failed) {
      if (!(failed instanceof CallError)) throw failed;
      setError(failed);
    }
  };
  return { error, file, share, send };
}
