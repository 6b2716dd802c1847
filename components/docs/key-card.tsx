"use client";

import { KeyRound } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { TextField } from "#components/ui/field.tsx";
import { Segmented } from "#components/ui/segmented.tsx";
import { useOperation } from "#lib/client/use-operation.ts";
import { useReader } from "./reader.tsx";
import { TONGUES } from "./snippets.ts";

export interface KeyWords {
  title: string;
  label: string;
  placeholder: string;
  create: string;
  name: string;
  made: string;
  kept: string;
  failed: string;
  signIn: string;
  samples: string;
}

export function KeyCard({ isSignedIn, words }: { isSignedIn: boolean; words: KeyWords }) {
  const { key, setKey, setTongue, tongue } = useReader();
  const [isNew, setNew] = useState(false);
  const create = useOperation("createKey");
  const make = () =>
    create.mutate(
      { body: { name: words.name } },
      {
        onSuccess: ({ secret }) => {
          setKey(secret);
          setNew(true);
        },
      },
    );
  const note = create.isError ? words.failed : isNew ? words.made : words.kept;
  return (
    <Card className="flex flex-col gap-4 p-4 md:p-5">
      <h2 className="flex items-center gap-2 text-base font-semibold">
        <KeyRound aria-hidden className="size-4 text-accent-ink" />
        {words.title}
      </h2>
      <div className="flex flex-col gap-3 md:flex-row md:items-end">
        <div className="min-w-0 flex-1">
          <TextField
            label={words.label}
            placeholder={words.placeholder}
            autoComplete="off"
            spellCheck={false}
            value={key}
            onChange={(event) => setKey(event.currentTarget.value.trim())}
          />
        </div>
        {isSignedIn && key === "" && (
          <Button variant="primary" onClick={make} disabled={create.isPending}>
            {words.create}
          </Button>
        )}
        <Segmented
          label={words.samples}
          value={tongue}
          onChange={setTongue}
          choices={TONGUES.map((value) => ({ value, label: value }))}
        />
      </div>
      <output className="text-xs text-muted">
        {note}{" "}
        {!isSignedIn && (
          <Link href="/login?to=/docs" className="text-accent-ink underline">
            {words.signIn}
          </Link>
        )}
      </output>
    </Card>
  );
}
