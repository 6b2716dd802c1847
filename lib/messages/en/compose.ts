import type { compose as pt } from "#lib/messages/pt/compose.ts";
import type { Same } from "#lib/messages/words.ts";

export const compose: Same<typeof pt> = {
  title: "Build a post",
  lead: "From your own text and photos, in any format. Pauta draws, narrates and edits the video; it doesn’t write anything.",
  name: "Post title",
  nameHint: "How it shows up on the calendar and in search.",
  kind: "Structure",
  kinds: {
    steps: "Steps",
    parts: "Parts",
    timeline: "Timeline",
    checklist: "Checklist",
  },
  caption: "Caption",
  free: "Uses no credits.",
  submit: "Build post",
  submitting: "Building…",
  lacks: {
    title: "Give the post a title.",
    script: "Write what will be said.",
    blocks: "Write the hook and the call to action.",
    pageTitle: "Every page needs a title.",
    pages: "Add at least one page.",
    items: "An infographic has 3 to 7 items.",
  },
  pages: {
    title: "Pages",
    photos: "Photos of page {number, number}",
    pageTitle: "Title of page {number, number}",
    body: "Text of page {number, number}",
    earlier: "Move page {number, number} up",
    later: "Move page {number, number} down",
    remove: "Remove page {number, number}",
    add: "Add page",
    blank: "With a photo, a page’s title and text can stay blank: the cover shows the post’s title.",
    fromPhotos: "One page per photo",
  },
  script: {
    label: "What will be said",
    hint: "One sentence per photo or scene. [pause], [excited], [calm], [whisper], [slow] and [fast] change the voice.",
    photos: "Photos",
    photosHint:
      "One per sentence, in this order; if there aren’t enough, they repeat. If you don’t choose any, Pauta uses photos from the library.",
    choose: "Choose photos",
    change: "Change photos",
  },
  blocks: {
    hook: "Hook",
    complement: "Follow-up",
    call: "Call to action",
    hint: "You choose the clip (or one of your photos instead) and the music later, in the editor.",
  },
};
