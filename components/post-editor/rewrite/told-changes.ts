import { plainValue } from "#lib/domain/slide.ts";
import type { Change } from "#components/post-editor/edits/session-host.ts";
import type { Scene } from "#components/post-editor/post.ts";

type Texts = Readonly<Record<string, string>>;

/** Texts by their places as changes of the editor's fields; `scenesNow`: what the narration shows. */
export function toldChanges(postId: string, texts: Texts, scenesNow: readonly Scene[]): Change[] {
  const changes = Object.entries(texts).flatMap(([place, text]) => changeOf(postId, place, text) ?? []);
  const scenes = Object.entries(texts).filter(([place]) => place.startsWith("scenes."));
  if (scenes.length === 0) return changes;
  const told = scenes.reduce<readonly Scene[]>((list, [place, text]) => withSceneText(list, place, text), scenesNow);
  return [...changes, { kind: "narration", id: postId, values: { scenes: told } }];
}

function changeOf(postId: string, place: string, text: string): Change | null {
  if (place === "caption") return { kind: "caption", id: postId, values: { caption: text } };
  if (place === "hook" || place === "script") return { kind: "narration", id: postId, values: { [place]: text } };
  if (/^block\d$/.test(place)) return { kind: "reel", id: postId, values: { [place]: text } };
  const [, slideId, name] = /^(slide_[^.]+)\.(\w+)$/.exec(place) ?? [];
  return slideId && name ? { kind: "text", id: slideId, values: { [name]: plainValue(text) } } : null;
}

/** "scenes.2.items.0" */
function withSceneText(scenes: readonly Scene[], place: string, text: string): readonly Scene[] {
  const [, at, name = "", row] = place.split(".");
  return scenes.map((scene, index) => {
    if (index !== Number(at)) return scene;
    const held: unknown = scene.fields[name as keyof Scene["fields"]];
    const value = row === undefined || !Array.isArray(held) ? text : held.toSpliced(Number(row), 1, text);
    return { ...scene, fields: { ...scene.fields, [name]: value } };
  });
}
