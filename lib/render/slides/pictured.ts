import type { LayoutId } from "#lib/domain/layout.ts";

/** The names a layout gives to what stands beside its picture. */
export const PICTURED: Partial<Record<LayoutId, readonly [string, string, string | null]>> = {
  picture: ["title", "body", null],
  cover: ["title", "subtitle", "kicker"],
  statement: ["title", "body", null],
  question: ["title", "body", null],
};

export const isPictured = (layoutId: LayoutId): boolean => PICTURED[layoutId] !== undefined;
