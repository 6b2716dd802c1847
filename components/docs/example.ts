import type { Schema } from "./description.ts";

/** What a field's name asks for, where its type says too little. */
const BY_NAME: Record<string, unknown> = {
  projectId: "proj_01j9z7k3m4n5p6q7r8s9t0v1w2",
  theme: "5 erros ao moer café em casa",
  when: "2027-03-15T09:00:00-03:00",
  name: "Café Aurora",
  url: "https://example.com/foto.jpg",
  prompt: "cores mais quentes, sem pessoas",
  caption: "Café moído na hora muda tudo.",
  textContent: "Café moído na hora muda tudo.",
  clipId: "clip_01j9z7k3m4n5p6q7r8s9t0v1w2",
  trackId: "track_01j9z7k3m4n5p6q7r8s9t0v1w2",
  dayOfWeek: 1,
  hour: 9,
};

/** A body that shows the shape: what must be there, else the first thing that may. */
export function exampleOf(schema: Schema, name = ""): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (name in BY_NAME) return BY_NAME[name];
  const [variant] = schema.anyOf ?? schema.oneOf ?? [];
  if (variant) return exampleOf(variant, name);
  if (schema.properties) return exampleObject(schema);
  if (schema.items) return [exampleOf(schema.items, name)];
  if (schema.default !== undefined) return schema.default;
  if (schema.type === "boolean") return true;
  if (schema.type === "integer" || schema.type === "number") return schema.minimum ?? 1;
  return "texto";
}

const ALWAYS_SHOWN = ["theme"];

function exampleObject({ properties = {}, required = [] }: Schema): Record<string, unknown> {
  const names = Object.keys(properties);
  const shown = names.filter((name) => required.includes(name) || ALWAYS_SHOWN.includes(name));
  const chosen = shown.length > 0 ? shown : names.slice(0, 1);
  return Object.fromEntries(chosen.map((name) => [name, exampleOf(properties[name] ?? {}, name)]));
}
