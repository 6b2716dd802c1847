"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
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

  // Of several changes under way, what the last one answers is what holds.
  const underWay = useRef(0);
  // A slot that was just added gets its id while it is being edited.
  const adding = useRef(new Map<string, Promise<string>>());
  const idOf = (slot: Slot) => adding.current.get(slot.id) ?? slot.id;

  async function change(
    edit: (current: Autopilot) => Autopilot,
    send: () => Promise<Autopilot>,
    done?: () => void,
  ): Promise<Autopilot | null> {
    void cache.cancelQueries({ queryKey: key });
    const before = cache.getQueryData<Autopilot>(key);
    if (before) cache.setQueryData(key, edit(before));
    underWay.current += 1;
    try {
      const after = await send();
      if (underWay.current === 1) cache.setQueryData(key, after);
      done?.();
      return after;
    } catch (error) {
      cache.setQueryData(key, before);
      toast.error(errorText(error as CallError));
      return null;
    } finally {
      underWay.current -= 1;
      // What the grid plans is posts: the calendar is read again too.
      void cache.invalidateQueries({ queryKey: ["listCards"] });
    }
  }
  const setSlots =
    (change: (slots: Slot[]) => Slot[]) =>
    (current: Autopilot): Autopilot => {
      const slots = inOrder(change(current.slots));
      const others = current.blockers.filter((blocker) => blocker !== "no_slots");
      return { ...current, slots, blockers: slots.length === 0 ? ["no_slots", ...others] : others };
    };
  const edited = (id: string, edit: Partial<Slot>) => (slots: Slot[]) =>
    slots.map((slot) => (slot.id === id ? { ...slot, ...edit } : slot));

  /** Sent when the slot has the server's id, shown before. */
  const changeSlot = (
    slot: Slot,
    edit: (slots: Slot[]) => Slot[],
    send: (sent: { params: { id: string; slotId: string } }) => Promise<Autopilot>,
    done?: () => void,
  ): void => {
    const id = idOf(slot);
    void change(setSlots(edit), async () => send({ params: { ...params, slotId: await id } }), done);
  };

  return {
    add({ dayOfWeek, hour }: Place, theme: string | null = null) {
      const slot = { id: `new ${dayOfWeek} ${hour}`, dayOfWeek, hour, theme };
      const body = { dayOfWeek, hour, ...(theme !== null && { theme }) };
      const added = change(
        setSlots((slots) => [...slots, slot]),
        () => operations.add.mutateAsync({ params, body }),
      );
      const isAt = (one: Place) => one.dayOfWeek === dayOfWeek && one.hour === hour;
      adding.current.set(
        slot.id,
        added.then((after) => after?.slots.find(isAt)?.id ?? slot.id),
      );
    },
    setTheme: (slot: Slot, theme: string) =>
      changeSlot(slot, edited(slot.id, { theme: theme.trim() ? theme : null }), (sent) =>
        operations.theme.mutateAsync({ ...sent, body: { theme } }),
      ),
    move: (slot: Slot, { dayOfWeek, hour }: Place, done?: () => void) =>
      changeSlot(
        slot,
        edited(slot.id, { dayOfWeek, hour }),
        (sent) => operations.move.mutateAsync({ ...sent, body: { dayOfWeek, hour } }),
        done,
      ),
    remove: (slot: Slot, done?: () => void) =>
      changeSlot(
        slot,
        (slots) => slots.filter(({ id }) => id !== slot.id),
        (sent) => operations.remove.mutateAsync(sent),
        done,
      ),
    turn(enabled: boolean, done?: () => void) {
      const send = () => (enabled ? operations.enable : operations.disable).mutateAsync({ params });
      void change((current) => ({ ...current, enabled }), send, done);
    },
    update(body: { requiresApproval?: boolean; emailReport?: boolean }, done?: () => void) {
      const send = () => operations.update.mutateAsync({ params, body });
      void change((current) => ({ ...current, ...body }), send, done);
    },
  };
}

export type Changes = ReturnType<typeof useAutopilot>;
