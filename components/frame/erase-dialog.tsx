"use client";

import { DialogForm } from "#components/ui/dialog-form.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { toast } from "#components/ui/toast.ts";
import { useForm } from "./use-form.ts";

interface EraseDialogProps {
  title: string;
  text: string;
  words: Record<"keep" | "erase" | "erasing" | "erased", string>;
  send: () => Promise<unknown>;
  onClose: () => void;
}

/** A key or a password that is erased does not come back, so it is asked; a refusal is told where it was asked. */
export function EraseDialog({ title, text, words, send, onClose }: EraseDialogProps) {
  const { isPending, refusal, submit } = useForm({
    initial: {},
    send,
    onDone: () => {
      toast.success(words.erased);
      onClose();
    },
  });
  return (
    <Dialog open onOpenChange={onClose} title={title} description={text}>
      <DialogForm
        cancel={words.keep}
        submit={isPending ? words.erasing : words.erase}
        variant="danger"
        disabled={isPending}
        onCancel={onClose}
        onSubmit={submit}
      >
        {refusal !== undefined && <p className="text-sm text-danger">{refusal}</p>}
      </DialogForm>
    </Dialog>
  );
}
