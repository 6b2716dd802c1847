"use client";

import { LoaderCircle, Send } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { useForm } from "#components/frame/use-form.ts";
import { worded } from "#components/frame/worded.ts";
import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/field.tsx";
import { Form } from "#components/ui/form.tsx";
import { toast } from "#components/ui/toast.ts";
import { Verdict } from "#components/ui/verdict.tsx";
import { useOperation } from "#lib/client/use-operation.ts";
import { KeptActions } from "./kept-actions.tsx";
import { bodyOf, hintOf, type Own, problemsOf, type Values, valuesOf } from "./mail-server.ts";
import { RemoveMailDialog } from "./remove-mail-dialog.tsx";

/** By which server mails leave from now on; it can be tried out before it is kept. */
export function MailForm({ own }: { own: Own | null }) {
  const t = useTranslations("installation.mail");
  const [isRemoving, setIsRemoving] = useState(false);
  const save = useOperation("saveMailServer");
  const { field, isDirty, isPending, isRight, submit, values } = useForm({
    initial: valuesOf(own),
    check: (given) => worded(problemsOf(given, own), t),
    send: (given) => save.mutateAsync({ body: bodyOf(given) }),
    refusalAt: "host",
    onDone: () => toast.success(t("saved")),
  });
  const trial = useTrial(values);
  const hint = hintOf(values, own);
  const plain = { autoComplete: "off", spellCheck: false } as const;
  return (
    <Form onSubmit={submit} className="flex flex-col gap-5 border-t p-4 sm:p-5">
      <div className="grid gap-4 sm:grid-cols-[1fr_8rem]">
        <TextField {...field("host")} {...plain} label={t("host")} hint={t("hostHint")} inputMode="url" />
        <TextField {...field("port")} {...plain} label={t("port")} inputMode="numeric" />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field("user")} {...plain} label={t("user")} hint={t("userHint")} />
        <TextField
          {...field("password")}
          {...plain}
          label={t("password")}
          type="password"
          autoComplete="new-password"
          placeholder={hint === "passwordStays" ? "••••••••" : undefined}
          hint={hint === null ? undefined : t(hint)}
        />
      </div>
      <TextField {...field("from")} {...plain} label={t("from")} hint={t("fromHint")} inputMode="email" />
      {trial.note}
      <KeptActions
        words={{ remove: t("remove"), save: t("save"), saving: t("saving") }}
        isDirty={isDirty}
        isPending={isPending}
        onRemove={own && (() => setIsRemoving(true))}
      >
        <Button disabled={!isRight || trial.isPending} focusableWhenDisabled onClick={trial.run}>
          {trial.isPending ? (
            <LoaderCircle aria-hidden className="size-4 animate-spin" />
          ) : (
            <Send aria-hidden className="size-4" />
          )}
          {t(trial.isPending ? "testing" : "test")}
        </Button>
      </KeptActions>
      {isRemoving && own && <RemoveMailDialog host={own.host} onClose={() => setIsRemoving(false)} />}
    </Form>
  );
}

/** A test of what is typed; with other settings its result is none of theirs. */
function useTrial(values: Values) {
  const t = useTranslations("installation.mail");
  const errorText = useErrorText();
  const test = useOperation("tryMailServer");
  const body = bodyOf(values);
  const isOfThese = JSON.stringify(test.variables?.body) === JSON.stringify(body) && !test.isPending;
  const result = isOfThese ? test.data : undefined;
  return {
    isPending: test.isPending,
    run: () => test.mutate({ body }),
    note: result ? (
      <Verdict
        ok={result.problem === null}
        text={result.problem === null ? t("works") : t(`problems.${result.problem}`)}
        said={result.detail === null ? null : { by: t("said"), words: result.detail }}
      />
    ) : (
      isOfThese && test.error && <p className="text-sm text-danger">{errorText(test.error)}</p>
    ),
  };
}
