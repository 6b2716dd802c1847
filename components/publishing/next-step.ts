import type { ConnectionState } from "#lib/domain/connection.ts";
import type { FailureCode } from "#lib/domain/failure.ts";

type NextStep = "reconnect" | "edit" | "schedule" | "again";

/** What leads from each failure to success; where nothing is said, trying again does. */
const STEPS: Partial<Record<FailureCode, NextStep>> = {
  not_connected: "reconnect",
  connection_ended: "reconnect",
  unfit: "edit",
  file_refused: "edit",
  caption_refused: "edit",
  missed: "schedule",
  quota_full: "schedule",
};

export function nextStepAfter(failure: FailureCode | null, connection: ConnectionState): NextStep {
  const step = (failure && STEPS[failure]) ?? "again";
  const isConnected = connection === "working" || connection === "ending";
  return step === "reconnect" && isConnected ? "again" : step;
}
