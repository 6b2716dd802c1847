"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { toast } from "#components/ui/toast.ts";
import { queryKey } from "#lib/client/query-key.ts";
import { useOperation } from "#lib/client/use-operation.ts";
import type { CallError } from "#lib/client/call.ts";
import type { Output } from "#lib/contract/index.ts";

export type Autopilot = Output<"readAutopilot">;
export type Slot = Autopilot["slots"][number];
export interface Place {
  dayOfWeek: number;
  hour: number;
}

const inOrder = (slots: Slot[]) => slots.toSorted((a, b) => a.dayOfWeek - b.dayOfWeek || a.hour - b.hour);

/** Every change to a project's autopilot: shown at once, put back where the server says no. */
export function useAutopilot(projectId: string) {
  const cache = useQueryClient();
  const errorText = useErrorText();
  const params = { id: projectId };
  const key = queryKey("readAutopilot", { params });
  const operations = {
    add: useOperation("addSlot"),
    theme: useOperation("updateSlot"),
    move: useOperation("moveSlot"),
    remove: useOperation("deleteSlot"),
    enable: useOperation("enableAutopilot"),
    disable: useOperation("disableAutopilot"),
    update: useOperation("updateAutopilot"),
  };

  /** What the grid plans is posts: the calendar is read again too. */
  function begin(change: (current: Autopilot) => Autopilot, done?: () => void) {
    void cache.cancelQueries({ queryKey: key });
    const before = cache.getQueryData<Autopilot>(key);
    if (before) cache.setQueryData(key, change(before));
    return {
      onSuccess: (after: Autopilot) => {
        // Of several changes under way, what the last one answers is what holds.
        if (cache.isMutating() <= 1) cache.setQueryData(key, after);
        done?.();
      },
      onError: (error: CallError) => {
        cache.setQueryData(key, before);
        toast.error(errorText(error));
      },
      onSettled: () => void cache.invalidateQueries({ queryKey: ["listCards"] }),
    };
  }
  const setSlots =
    (change: (slots: Slot[]) => Slot[]) =>
    (current: Autopilot): Autopilot => {
      const slots = inOrder(change(current.slots));
      const others = current.blockers.filter((blocker) => blocker !== "no_slots");
      return { ...current, slots, blockers: slots.length === 0 ? ["no_slots", ...others] : others };
    };
  const edited = (id: string, edit: Partial<Slot>) =>
    setSlots((slots) => slots.map((slot) => (slot.id === id ? { ...slot, ...edit } : slot)));

  return {
    add: ({ dayOfWeek, hour }: Place, theme: string | null = null) => {
      const slot = { id: `new ${dayOfWeek} ${hour}`, dayOfWeek, hour, theme };
      const body = { dayOfWeek, hour, ...(theme !== null && { theme }) };
      operations.add.mutate({ params, body }, begin(setSlots((slots) => [...slots, slot])));
    },
    setTheme: (slot: Slot, theme: string) =>
      operations.theme.mutate(
        { params: { ...params, slotId: slot.id }, body: { theme } },
        begin(edited(slot.id, { theme: theme.trim() ? theme : null })),
      ),
    move: (slot: Slot, { dayOfWeek, hour }: Place, done?: () => void) =>
      operations.move.mutate(
        { params: { ...params, slotId: slot.id }, body: { dayOfWeek, hour } },
        begin(edited(slot.id, { dayOfWeek, hour }), done),
      ),
    remove: (slot: Slot, done?: () => void) =>
      operations.remove.mutate(
        { params: { ...params, slotId: slot.id } },
        begin(
          setSlots((slots) => slots.filter(({ id }) => id !== slot.id)),
          done,
        ),
      ),
    turn: (enabled: boolean, done?: () => void) =>
      (enabled ? operations.enable : operations.disable).mutate(
        { params },
        begin((current) => ({ ...current, enabled }), done),
      ),
    update: (body: { requiresApproval?: boolean; emailReport?: boolean }, done?: () => void) =>
      operations.update.mutate(
        { params, body },
        begin((current) => ({ ...current, ...body }), done),
      ),
  };
}

export type Changes = ReturnType<typeof useAutopilot>;
