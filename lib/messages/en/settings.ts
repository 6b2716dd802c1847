import type { settings as pt } from "#lib/messages/pt/settings.ts";
import type { Same } from "#lib/messages/words.ts";

export const settings: Same<typeof pt> = {
  title: "Settings",
  lead: "What applies to this whole project.",
  name: { title: "Name", text: "It’s what you see here. The profile name is part of the brand." },
  place: {
    title: "Time and language",
    text: "They apply to your next posts; what already exists stays as it is.",
    language: "Content language",
    languageHint: "The language your posts are written and narrated in.",
    saved: "Setting saved.",
    undo: "Undo",
  },
  delete: {
    title: "Delete the project",
    text: "It’s gone for good. What’s published stays on the social network.",
    warning: "Posts, brand, autopilot and radar are deleted. Used credits aren’t returned.",
    notAllowed: "Only owners and admins can delete a project.",
    action: "Delete project",
    question: "Delete {name}?",
    consequence: "This can’t be undone: all of this project’s posts and its brand are deleted.",
    type: "To confirm, type {name}",
    cancel: "Cancel",
    confirm: "Delete for good",
    deleting: "Deleting…",
    done: "{name} was deleted.",
  },
};
