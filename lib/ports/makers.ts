import type { Part } from "#lib/domain/provider.ts";
import type { ProviderProblem, Trial } from "#lib/domain/vendor.ts";
import type { ImagePort } from "./image.ts";
import type { ProviderSettings } from "./provider-settings.ts";
import type { TextPort } from "./text.ts";
import type { VoicePort } from "./voice.ts";

/** Who makes a post: built in, or a provider. */
export interface Makers {
  readonly text: TextPort;
  readonly image: ImagePort;
  readonly voice: VoicePort;
}

/** Settings of one part, which say of which. */
export type SettingsOfPart = { readonly [P in Part]: { readonly part: P } & ProviderSettings<P> }[Part];

export interface ListedModels {
  readonly models: readonly string[];
  /** why there is no list; null: there is one */
  readonly problem: ProviderProblem | null;
}

/** A server of models that was found, and what it has. */
interface FoundServer {
  readonly baseUrl: string;
  readonly models: readonly string[];
}

/**
 * Makers by settings that a workspace gave: their addresses are a stranger's, and reached only as far as this
 * installation lets them.
 */
export interface MakersPort {
  readonly open: { readonly [P in Part]: (settings: ProviderSettings<P>) => Makers[P] };
  /** whether it may be asked at all where it is, as far as the address's text tells */
  isAllowed(settings: Pick<ProviderSettings, "vendor" | "baseUrl">): boolean;
  /** whether it runs on the machine of who uses it, whose own models it may look for */
  readonly isLocal: boolean;
  /** Asks for the least there is to ask for. */
  tryOut(settings: SettingsOfPart, signal: AbortSignal): Promise<Trial>;
  /** What it can be asked for, where it tells; many do not. */
  listModels(settings: SettingsOfPart, signal: AbortSignal): Promise<ListedModels>;
  /** on this machine; null: there is none, or it is not for this installation to look */
  findLocal(signal: AbortSignal): Promise<FoundServer | null>;
  /** Whether it answers, for who looks often: a picture is not asked for, but its key and model are. */
  check(settings: SettingsOfPart, signal: AbortSignal): Promise<Trial>;
  /** The same of what the environment chose; what is built in is not in the answer. */
  checkInstalled(parts: readonly Part[], signal: AbortSignal): Promise<Readonly<Partial<Record<Part, Trial>>>>;
}
