import type { compose as pt } from "#lib/messages/pt/compose.ts";
import type { Same } from "#lib/messages/words.ts";

export const compose: Same<typeof pt> = {
  title: "Compose a post",
  lead: "From your own words and photos, in any format. Pauta draws, speaks and cuts the video; it writes nothing.",
  name: "Post title",
  nameHint: "How it shows up in the calendar and in searches.",
  kind: "Structure",
  kinds: {
    steps: "Steps",
    parts: "Parts",
    timeline: "Timeline",
    checklist: "Checklist",
  },
  caption: "Caption",
  free: "No credit is spent.",
  submit: "Compose post",
  submitting: "Composing…",
  lacks: {
    title: "Give the post a title.",
    script: "Write what will be spoken.",
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
    blank: "With a photo, a page's title and text can stay blank: the cover bears the post's title.",
    fromPhotos: "One page per photo",
  },
  script: {
    label: "What will be spoken",
    hint: "One sentence per photo or scene. [pause], [excited], [calm], [whisper], [slow] and [fast] change the voice.",
    photos: "Photos",
    photosHint:
      "One per sentence, in this order; they start over when they run out. If you choose none, Pauta takes them from the library.",
    choose: "Choose photos",
    change: "Change photos",
  },
  blocks: {
    hook: "Hook",
    complement: "Follow-up",
    call: "Call to action",
    hint: "You pick the clip, or a photo of yours in its place, and the music afterwards, in the editor.",
  },
};
