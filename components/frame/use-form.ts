"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { CallError } from "#lib/client/call.ts";
import { useErrorText } from "./use-error-text.ts";

type Text<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] & string;

interface FormOptions<Values, Answer> {
  /** what the fields hold at first, and what they are compared with */
  initial: Values;
  /** what is wrong in a field before the server is asked, in the reader's language */
  check?: (values: Values) => { [name: string]: string | undefined };
  /** by the mutations of lib/client */
  send: (values: Values) => Promise<Answer>;
  onDone?: (answer: Answer, values: Values) => void;
  /** where a refusal stands that names none of the fields; without it, at the first */
  refusalAt?: keyof Values;
  /** what is wrong is said while it is typed, not once it was tried */
  isEager?: boolean;
}

const shorn = (value: unknown) => (typeof value === "string" ? value.trim() : value);

/** A form's values, what is wrong with them, and their way to the server; a refusal leaves all as it was typed. */
export function useForm<Values extends object, Answer>(options: FormOptions<Values, Answer>) {
  const { check, initial, isEager = false, onDone, send } = options;
  const errorText = useErrorText();
  const [values, setValues] = useState(initial);
  const [isTried, setIsTried] = useState(false);
  const sending = useMutation<Answer, CallError, Values>({ mutationFn: send, networkMode: "always" });
  const problems = check?.(values) ?? {};
  const isRight = Object.values(problems).every((problem) => problem === undefined);

  const { error } = sending;
  const refusal = error ? errorText(error) : undefined;
  const named = error?.field !== undefined && error.field in initial ? error.field : undefined;
  const refusalAt = named ?? options.refusalAt ?? Object.keys(initial)[0];

  const set = (change: Partial<Values>) => setValues((now) => ({ ...now, ...change }));
  // One field's own text under its own name is part of these values.
  const setText = (name: Text<Values>, text: string) => set({ [name]: text } as unknown as Partial<Values>);
  const errorOf = (name: keyof Values & string): string | undefined =>
    ((isTried || isEager) && problems[name]) || (name === refusalAt ? refusal : undefined);
  // Text<Values> names what is a string alone.
  const textOf = (name: Text<Values>) => values[name] as string;
  return {
    values,
    set,
    isTried,
    isRight,
    isDirty: Object.entries(initial).some(([name, at]) => shorn(values[name as keyof Values]) !== shorn(at)),
    isPending: sending.isPending,
    /** what the server said of what was sent last */
    answer: sending.data,
    refusal,
    errorOf,
    submit: () => {
      setIsTried(true);
      if (isRight && !sending.isPending) sending.mutate(values, { onSuccess: (answer) => onDone?.(answer, values) });
    },
    reset: () => {
      setValues(initial);
      setIsTried(false);
    },
    /** for a line of text */
    field: (name: Text<Values>) => ({
      name,
      value: textOf(name),
      onValueChange: (text: string) => setText(name, text),
      error: errorOf(name),
    }),
    /** for a text of more lines */
    area: (name: Text<Values>) => ({
      value: textOf(name),
      onChange: (text: string) => setText(name, text),
      error: errorOf(name),
    }),
  };
}
