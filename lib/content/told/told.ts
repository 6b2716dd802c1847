import * as z from "zod";
import { content } from "#lib/content/content.ts";

const text = z.string().min(1);
const lines = z.tuple([text], text).readonly();
const words = z.string().transform((list): ReadonlySet<string> => new Set(list.split(" ")));
/** of folded text */
const pattern = z.string().transform((source) => new RegExp(source, "u"));

/** By which words a text's facts are known, and the few neutral words that stand beside them. */
const toldWords = z
  .strictObject({
    /** headings that claim nothing, by what stands below */
    labels: z
      .strictObject({
        what: lines,
        when: lines,
        where: lines,
        whenWhere: lines,
        content: lines,
        price: lines,
        /** above what a job is, in an offer of one */
        job: lines,
        programme: lines,
        hours: lines,
        days: lines,
        steps: lines,
        conditions: lines,
        quote: lines,
        contact: lines,
        /** above a call to book */
        book: lines,
        /** above a call to take part */
        join: lines,
        /** above a call to apply for a job */
        apply: lines,
        more: lines,
        /** over an answer that nothing of its own heads */
        answer: lines,
      })
      .readonly(),
    /** for a text that calls to nothing itself */
    calls: z.strictObject({ title: lines, action: lines, spoken: lines, reel: lines }).readonly(),
    /** folded: what an owner notes down for a reader to do, and how he is told to */
    bids: z.record(text, text),
    /** before a telephone or the like that stands alone */
    reach: text,
    /** for a page that is left over: a call of the text's own is not said again by it */
    keep: z.tuple([text, text]).readonly(),
    /** before what a brand says of itself */
    about: text,
    /** before a step's number */
    step: text,
    /** behind who asks them */
    prices: text,
    /** before what all of a list costs */
    together: text,
    /** a verb of what has happened, what the slides of a story are closed with, as {title, action}, and who tells it */
    tale: pattern,
    tales: z.array(z.tuple([text, text]).readonly()).readonly(),
    signed: text,
    /** after which a stop ends no sentence */
    abbreviations: words,
    and: words,
    /** small words before which a long sentence may go on in another line */
    joints: words,
    /** small words that cannot end a line */
    light: words,
    /** small words before a noun */
    determiners: words,
    /** after which a sentence's subject has ended: common verbs, pronouns */
    clauseEnds: words,
    /** what a condition begins with */
    clauseBegins: words,
    /** what a piece between commas begins with that only goes on with the one before */
    relatives: words,
    /** folded: before several things that belong to one */
    includes: pattern,
    /** folded words of a title that say what kind of news it is, and not of what */
    unnamed: words,
    /** what would turn a sentence round if it were left out */
    turns: pattern,
    /** what only makes sense after another sentence */
    pointsBack: pattern,
    months: text,
    weekdays: text,
    /** between the parts of one date and hours, and before them */
    dateJoints: text,
    dateLeads: text,
    /** what stands in an address */
    places: pattern,
    free: text,
    /** before what is to be told, in words to a writer; and a sentence that only tells him how */
    asksFor: pattern,
    directs: pattern,
    /** before what is announced: "Informamos que" */
    announces: pattern,
    /** folded words that name no subject */
    verbs: pattern,
    call: pattern,
    /** at the beginning of what says by when or where one takes part */
    callNouns: pattern,
    /** of folded text: what a call to book says, and one to take part */
    books: pattern,
    joins: pattern,
    conditions: pattern,
    /** folded: what a prohibition begins with, what depends on something, a date by which something is due */
    forbids: pattern,
    provided: pattern,
    until: pattern,
    /** folded: how a title ends whose day is when something begins, and belongs to it */
    begins: pattern,
    /** folded: that nobody is there, or is to come */
    staysAway: pattern,
    /** what is charged on top, or beforehand: a sum that is nobody's offer */
    charged: pattern,
    /** what a sum is that nobody pays for the thing */
    unpriced: pattern,
    /** words of a date by which something is due */
    deadlines: pattern,
    /** numbers in words, what begins with an order, what limits: signs that a sentence tells a fact */
    numbers: pattern,
    orders: pattern,
    ifs: pattern,
    /** before who says something */
    said: pattern,
  })
  .readonly();
export type ToldWords = z.infer<typeof toldWords>;

export const readToldWords = content("told/{language}.json", toldWords);
