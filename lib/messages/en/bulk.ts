import type { bulk as pt } from "#lib/messages/pt/bulk.ts";
import type { Same } from "#lib/messages/words.ts";

export const bulk: Same<typeof pt> = {
  act: {
    spread: "Schedule in free slots",
    move: "Move to another day",
    approve: "Approve",
    remove: "Delete",
    more: "More actions",
    select: "Select",
    selecting: "Choose the posts",
    selectOne: "Select {theme}",
    all: "Select all",
    stop: "Done selecting",
  },
  move: {
    title: "{count, plural, one {Move # post} other {Move # posts}}",
    text: "Each post keeps its time and moves by the same number of days.",
    days: "Days",
    hint: "A negative number moves them earlier.",
    week: "1 week later",
    day: "1 day later",
    back: "1 week earlier",
    approves: "Approve the drafts too",
    submit: "Move",
    cancel: "Cancel",
    invalid: "Enter 1 to {max} days, forward or back.",
  },
  remove: {
    title: "{count, plural, one {Delete # post?} other {Delete # posts?}}",
    text: "The posts and their files will be deleted for good. What’s already on the social network stays there, and used credits aren’t returned.",
  },
  done: {
    spread: "{count, plural, one {# post scheduled.} other {# posts scheduled.}}",
    move: "{count, plural, one {# post moved.} other {# posts moved.}}",
    approve: "{count, plural, one {# post approved.} other {# posts approved.}}",
    remove: "{count, plural, one {# post deleted.} other {# posts deleted.}}",
    refused: "{count, plural, one {# post didn’t change: {reason}} other {# posts didn’t change: {reason}}}",
    duplicated: "Copied: it’s in your drafts.",
  },
  menu: { duplicate: "Duplicate", another: "Create another like this" },
  best: {
    mark: "best time",
    text: "In your reports, posts at this hour get more views.",
  },
};
