import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { toast } from "#components/ui/toast.ts";
import { queryKey } from "#lib/client/query-key.ts";
import { useOperation, useRead } from "#lib/client/use-operation.ts";
import type { Said } from "./file-dialog.tsx";
import type { Library } from "./files.ts";

/** A project's library and what is done to its files. */
export function useLibrary(projectId: string) {
  const t = useTranslations("library");
  const errorText = useErrorText();
  const cache = useQueryClient();
  const params = { id: projectId };
  const { data: library, error, refetch } = useRead("readLibrary", { params });
  const remove = useOperation("removeLibraryFile");
  const restore = useOperation("restoreLibraryFile");
  const describe = useOperation("describeLibraryFile");
  const show = (next: Library) => cache.setQueryData(queryKey("readLibrary", { params }), next);
  const failed = (reason: Parameters<typeof errorText>[0]) => toast.error(errorText(reason));
  const takeOut = (fileId: string) => {
    if (!library) return;
    const left = <File extends { id: string }>(files: readonly File[]) => files.filter(({ id }) => id !== fileId);
    show({ ...library, photos: left(library.photos), clips: left(library.clips) });
    const sent = { params: { ...params, fileId } };
    const undo = () => restore.mutate(sent, { onSuccess: show, onError: failed });
    remove.mutate(sent, {
      onSuccess: () => toast.success(t("removed"), { action: { label: t("undo"), onClick: undo } }),
      onError: (reason) => {
        show(library);
        failed(reason);
      },
    });
  };
  const say = (fileId: string, { description, ...said }: Said, onSaved: () => void) =>
    describe.mutate(
      { params: { ...params, fileId }, body: { ...said, ...(description !== "" && { description }) } },
      {
        onSuccess: (next) => {
          show(next);
          onSaved();
        },
        onError: failed,
      },
    );
  return { library, error, refetch, takeOut, say };
}
