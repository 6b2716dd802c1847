import type { CarouselDraft } from "#lib/domain/draft.ts";
import { fold } from "#lib/domain/fold.ts";
import { characters } from "#lib/domain/text.ts";
import { LIMITS, SLIDES } from "#lib/writing/draft/contents.ts";
import { begun, stopped } from "#lib/writing/embedded/sentence.ts";
import { type DraftSlide, highlighted, slide } from "#lib/writing/embedded/slide-fields.ts";
import { sentencesIn } from "./cuts.ts";
import { brandLine, brandName, contactOf, creditLine } from "./closing.ts";
import { fitted } from "./fewer.ts";
import { openedWhole, packed, titleOf, unstopped } from "./fit-told.ts";
import { callLabel, type Teller, tellerOf } from "./teller.ts";
import { type Part, wholeOf } from "./told.ts";
import { slidesOf } from "./told-slides.ts";
import { unsaidTrade } from "./unsaid-trade.ts";

/** Cover, a slide for each part, the text's own call. */
export function tellCarousel(teller: Teller): CarouselDraft {
  const { told } = teller;
  const first = cover(teller);
  const last = callSlides(teller);
  const room = SLIDES.max - 1 - last.length;
  const middle = middleOf(told.parts, first.isWhole, room, teller);
  const slides = [first.slide, ...middle, ...last];
  return {
    slides:
      slides.length >= SLIDES.min
        ? slides
        : [first.slide, ...spare(teller), ...(told.call ? last : last.map(withoutAbout))],
  };
}

function cover(teller: Teller): { slide: DraftSlide; isWhole: boolean } {
  const { language, told } = teller;
  const isShort = characters(told.title) <= LIMITS.slideTitle;
  const parted = isShort ? null : openedWhole(told.title, language, LIMITS.slideTitle, LIMITS.slideBody);
  const title = isShort ? told.title : (parted?.title ?? titleOf(told.title, language, LIMITS.slideTitle));
  const left = isShort || parted ? null : leftOf(told.title, title);
  const isWhole = isShort || parted !== null || left !== null;
  // Its last slide says what the brand is where the text has no call of its own.
  const subtitle = (parted?.body || left) ?? (creditLine(teller) || (told.call === null ? "" : unsaidTrade(teller)));
  const kicker = brandName(teller, LIMITS.label);
  const fields = {
    ...(kicker === "" ? {} : { kicker }),
    title: highlighted(title, title.split(/[\s,.:;!?()“”"]+/)),
    ...(subtitle === "" ? {} : { subtitle }),
  };
  return { slide: slide("cover", fields, teller.pictureOf(told.title)), isWhole };
}

/** Of a title that is cut at a comma what stands behind it, which is not to be said again whole. */
function leftOf(whole: string, title: string): string | null {
  const [, left = ""] = whole.startsWith(title) ? (/^,\s+(.{8,})$/u.exec(whole.slice(title.length)) ?? []) : [];
  return left !== "" && characters(left) <= LIMITS.slideBody ? begun(left) : null;
}

/** The parts as slides; where they are too many, short sentences stand together, and at last the least telling go. */
function middleOf(parts: readonly Part[], isWhole: boolean, room: number, teller: Teller): DraftSlide[] {
  const { told } = teller;
  const lead = isWhole ? [] : wholeOf(told);
  const drawn = (of: readonly Part[], isClose: boolean) => {
    // Headings are given out anew with each attempt.
    const fresh = tellerOf(told, teller.brief);
    return of.flatMap((part) => slidesOf(part, fresh, isClose));
  };
  const all = [...lead, ...parts];
  const isClose = drawn(all, false).length > room;
  return drawn(
    fitted(all, room, (of) => drawn(of, isClose).length, teller.language),
    isClose,
  );
}

/** What the brand says of itself stands on the slide before. */
function withoutAbout(last: DraftSlide): DraftSlide {
  const { body: _, ...fields } = last.fields;
  return { ...last, fields };
}

/** Where the title says it all, it is said whole; then who says it. */
function spare(teller: Teller): DraftSlide[] {
  const { told } = teller;
  const whole: Part = { kind: "statement", topic: "what", title: null, sentences: [stopped(told.title)] };
  const about = brandLine(teller, LIMITS.slideBody);
  const own =
    about === ""
      ? []
      : [slide("statement", { title: brandName(teller, LIMITS.slideTitle) || teller.words.about, body: about })];
  return own.length > 0 ? own : slidesOf(whole, teller);
}

const LEANING =
  /[\s:,(–—-]+(?:(?:at|on|by|via|to|for|no|na|pelo|pela|para|pr[oa]|em|al|a|en(?: el| los)?|el|por)[\s:,(]*)?$/iu;

/** "Bookings: 555 0102" ends in the contact, which a button shows: what leads to it; null where it goes on, or is one way of two. */
function leadTo(contact: string, sentence: string, { words }: Teller): string | null {
  const at = sentence.indexOf(contact);
  const isEnd = at >= 0 && /^[\s).!]*$/u.test(sentence.slice(at + contact.length));
  const lead = ` ${sentence.slice(0, at)}`.replace(LEANING, "").trim();
  return isEnd && !words.and.has(fold(lead.split(/[\s,]+/u).at(-1) ?? "")) ? lead : null;
}

/** Who wrote it, and where they are reached. */
function signedSlide(teller: Teller): DraftSlide[] {
  const contact = contactOf(teller, LIMITS.label);
  const body = brandLine(teller, LIMITS.slideBody);
  const title = brandName(teller, LIMITS.slideTitle);
  if (title !== "") return [calling(title, body, contact)];
  const about = brandLine(teller, LIMITS.slideTitle);
  return [about === "" ? asking(teller, contact) : calling(unstopped(about), "", contact)];
}

/** Of a brand that says nothing of itself. */
const asking = ({ line, words }: Teller, contact: string | null): DraftSlide =>
  slide("call", { title: line(words.calls.title), action: contact ?? line(words.calls.action) });

/** A button says nothing that stands above it: where there is nothing else to press, there is none. */
function calling(title: string, body: string, contact: string | null): DraftSlide {
  const action = contact === null || title.includes(contact) || body.includes(contact) ? {} : { action: contact };
  return slide("call", { title, ...(body === "" ? {} : { body }), ...action });
}

/** The text's own call: what to do, by when, where; what has no room stands on a slide before it. */
function callSlides(teller: Teller): DraftSlide[] {
  const { language, told } = teller;
  if (!told.call) return signedSlide(teller);
  const contact = contactOf(teller, LIMITS.label);
  const [first = "", ...others] = told.call.sentences;
  const lead = contact === null || others.length > 0 ? null : leadTo(contact, first, teller);
  if (lead !== null && characters(lead) <= LIMITS.slideTitle)
    return [calling(/^\p{L}{0,3}\.?$/u.test(lead) ? teller.label(callLabel(teller)) : begun(lead), "", contact)];
  const reaches = (sentence: string) => told.call?.contacts.some((own) => sentence.includes(own)) === true;
  const isTitle =
    characters(first) <= LIMITS.slideTitle &&
    /\p{L}{3}/u.test(first) &&
    (others.length === 0 || reaches(first)) &&
    (contact === null || teller.random.below(3) > 0);
  const bodies = packed(isTitle ? others : told.call.sentences, language, LIMITS.slideBody);
  const title = isTitle ? unstopped(first) : teller.label(callLabel(teller));
  if (bodies.length < 2) return [calling(title, bodies[0] ?? "", contact)];
  const before = bodies
    .slice(0, -1)
    .flatMap((body) =>
      slidesOf({ kind: "statement", topic: "content", title: null, sentences: sentencesIn(body, language) }, teller),
    );
  return [...before, calling(teller.label(callLabel(teller)), bodies.at(-1) ?? "", contact)];
}
