/** Something outside that the environment names, or what stands in its place here. */
export interface Provider {
  readonly part: "text" | "image" | "voice" | "mail" | "billing";
  readonly name: string;
  /** null: part of Pauta itself, and there as long as Pauta is */
  readonly address: string | null;
}
