"use client";

import { Check, Copy, Play } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { inputStyle } from "#components/ui/field.tsx";
import { useReader } from "./reader.tsx";
import { SNIPPETS } from "./snippets.ts";

interface SampleWords {
  copy: string;
  copied: string;
  run: string;
  running: string;
  offline: string;
  answer: string;
}

interface SampleProps {
  name: string;
  method: string;
  path: string;
  params: readonly string[];
  body?: unknown;
  words: SampleWords;
}

const PLACEHOLDER_KEY = "$PAUTA_KEY";

/** A call ready to paste; one that only reads can be run here. */
export function Sample({ body, method, name, params, path, words }: SampleProps) {
  const { baseUrl, key, tongue } = useReader();
  const [values, setValues] = useState<Record<string, string>>({});
  const filled = path.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    values[name] ? encodeURIComponent(values[name]) : whole,
  );
  const code = SNIPPETS[tongue]({
    name,
    method,
    address: baseUrl.replace(/\/v1$/, ""),
    url: `${baseUrl}${filled}`,
    params: Object.fromEntries(params.map((param) => [param, values[param] ?? `{${param}}`])),
    key: key || PLACEHOLDER_KEY,
    body,
  });
  const isReady = key !== "" && params.every((name) => values[name]);
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="relative">
        <pre
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
          tabIndex={0}
          aria-label={`${tongue}: ${method} ${path}`}
          className="overflow-x-auto rounded-lg border bg-sunken p-3 pr-12 font-mono text-xs leading-5"
        >
          {code}
        </pre>
        <CopyButton text={code} words={words} />
      </div>
      {method === "GET" && (
        <div className="flex flex-wrap items-end gap-2">
          {params.map((name) => (
            <ParamField key={name} name={name} onChange={(value) => setValues({ ...values, [name]: value })} />
          ))}
          <Runner path={filled} secret={key} isReady={isReady} words={words} />
        </div>
      )}
    </div>
  );
}

function ParamField({ name, onChange }: { name: string; onChange: (value: string) => void }) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-mono text-xs text-muted">
        {name}
      </label>
      <input
        id={id}
        spellCheck={false}
        autoComplete="off"
        className={inputStyle}
        onChange={(event) => onChange(event.currentTarget.value.trim())}
      />
    </div>
  );
}

function CopyButton({ text, words }: { text: string; words: SampleWords }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), 1500);
  };
  const label = isCopied ? words.copied : words.copy;
  return (
    <span className="absolute top-px right-px rounded-lg bg-sunken p-[5px]">
      <Button variant="ghost" size="icon" aria-label={label} title={label} onClick={() => void copy()}>
        {isCopied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
      </Button>
    </span>
  );
}

interface RunnerProps {
  path: string;
  secret: string;
  isReady: boolean;
  words: SampleWords;
}

function Runner({ isReady, path, secret, words }: RunnerProps) {
  const [answer, setAnswer] = useState<string | null>(null);
  const [isRunning, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    setAnswer(await read(path, secret).catch(() => words.offline));
    setRunning(false);
  };
  return (
    <>
      <Button onClick={() => void run()} disabled={!isReady || isRunning}>
        <Play aria-hidden className="size-3.5" />
        {isRunning ? words.running : words.run}
      </Button>
      {answer !== null && (
        <pre
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
          tabIndex={0}
          aria-label={words.answer}
          className="max-h-80 w-full overflow-auto rounded-lg border bg-sunken p-3 font-mono text-xs leading-5"
        >
          {answer}
        </pre>
      )}
    </>
  );
}

async function read(path: string, secret: string): Promise<string> {
  const response = await fetch(`/v1${path}`, { headers: { Authorization: `Bearer ${secret}` } });
  return `${response.status}\n${JSON.stringify(await response.json(), null, 2)}`;
}
