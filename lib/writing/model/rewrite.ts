import * as z from "zod";
import type { Brief } from "#lib/domain/draft.ts";
import { isWanted, type Retelling, type ToldText } from "#lib/domain/retelling.ts";
import type { RetellUse, Retold } from "#lib/ports/text.ts";
import { named, textOf, unwrapped } from "#lib/writing/answer/loose.ts";
import { readJson } from "#lib/writing/answer/read-json.ts";
import { readRetold } from "#lib/writing/answer/read-retold.ts";
import { type Judged, judgePlaces, WHOLE } from "#lib/writing/judge/judge.ts";
import { isRefusal } from "#lib/writing/judge/refusal.ts";
import { repairPrompt, retellPrompt } from "#lib/writing/prompts/again.ts";
import type { Conversation, Turns } from "./conversation.ts";

type Texts = Readonly<Record<string, string>>;

/** Texts of a post told again in their places, held to the same rules as the first telling. */
export async function retold(
  talk: Conversation,
  brief: Brief,
  turns: Turns,
  asks: Retelling,
  hears: RetellUse["hears"],
): Promise<Retold> {
  const wanted = asks.told.filter(isWanted(asks));
  if (wanted.length === 0) throw new RangeError(`nothing is told as ${asks.only}`);
  const before = Object.fromEntries(asks.told.map(({ name, text }) => [name, text]));
  const asked: Turns = [
    ...turns,
    { role: "assistant", text: JSON.stringify(before) },
    { role: "user", text: retellPrompt(wanted, asks.wish) },
  ];
  const heard = (said: string) => hears?.(textsIn(said, wanted));
  const { text } = await talk.ask("rewrite", asked, schemaOf(wanted), { hears: heard });
  if (isRefusal(text) && readJson(text) === null) throw talk.fault("subject_refused", text);
  const told = textsIn(text, wanted);
  const wrong = faultsOf(brief, wanted, told);
  if (wrong.length === 0 || !talk.mayAsk) return settled(talk, brief, wanted, told);
  const again = wrong.some(({ at }) => at === WHOLE)
    ? wanted
    : wanted.filter(({ name }) => wrong.some(({ at }) => at === name));
  const repairs: Turns = [
    ...asked,
    { role: "assistant", text: JSON.stringify(told) },
    { role: "user", text: repairPrompt(again.map(({ name }) => ({ name, says: saysOf(wrong, name) }))) },
  ];
  const repaired = (said: string) => ({ ...told, ...textsIn(said, again) });
  const better = await talk.ask("repair", repairs, schemaOf(again), { hears: (said) => hears?.(repaired(said)) });
  return settled(talk, brief, wanted, repaired(better.text));
}

const schemaOf = (wanted: readonly ToldText[]) =>
  z.object(Object.fromEntries(wanted.map(({ name }) => [name, z.string()])));

const saysOf = (wrong: readonly Judged[], name: string): string =>
  (wrong.find(({ at }) => at === name) ?? wrong.find(({ at }) => at === WHOLE))?.says ?? "";

/** What an answer tells so far, cleaned; asked for one text, some tell it alone. */
function textsIn(answer: string, wanted: readonly ToldText[]): Texts {
  const value = readJson(answer);
  const fields =
    value === null
      ? null
      : unwrapped(
          value,
          wanted.map(({ name }) => name),
        );
  const [only] = wanted;
  const alone = value === null && wanted.length === 1 && !/^\s*[{[`]/.test(answer) ? answer : "";
  return Object.fromEntries(
    wanted.flatMap((one) => {
      const said = (fields ? textOf(named(fields, [one.name])) : "") || (one === only ? alone : "");
      const text = readRetold(one, said);
      return text === "" ? [] : [[one.name, text]];
    }),
  );
}

function faultsOf(brief: Brief, wanted: readonly ToldText[], told: Texts): Judged[] {
  const own = wanted.flatMap(({ max, name, text: before }): Judged[] => {
    const text = told[name] ?? "";
    if (text === "") return [{ at: name, says: "is missing", doubt: null }];
    if ([...text].length > max) return [{ at: name, says: `at most ${max} characters`, doubt: null }];
    const isSame = wanted.length === 1 && text === before;
    return isSame ? [{ at: name, says: "is as it stood: tell it in another way", doubt: null }] : [];
  });
  const read = wanted.flatMap(({ kind, name }) => {
    const text = told[name];
    return text === undefined || kind === "tags" ? [] : [{ at: name, text }];
  });
  return [...own, ...judgePlaces(brief, read)];
}

/** What can be used as it stands; the rest keeps its words. */
function settled(talk: Conversation, brief: Brief, wanted: readonly ToldText[], told: Texts): Retold {
  const faults = faultsOf(brief, wanted, told);
  const isWrong = (name: string) => faults.some(({ at, doubt }) => doubt === null && (at === name || at === WHOLE));
  const texts = Object.fromEntries(Object.entries(told).filter(([name]) => !isWrong(name)));
  if (Object.keys(texts).length === 0) {
    throw talk.fault("broken", faults.map(({ at, says }) => `${at}: ${says}`).join("; "));
  }
  const doubts = faults.flatMap(({ at, doubt }) => (doubt !== null && (at in texts || at === WHOLE) ? [doubt] : []));
  return { texts, doubts: [...new Set(doubts)] };
}
