import * as z from "zod";
import { FIRST_COMMENT_STEPS, PIECE_KINDS } from "#lib/domain/first-comment.ts";
import { ALT_TEXT_MAX, CAPTION_MAX, COMMENT_MAX, NAME_MAX } from "#lib/domain/limits.ts";
import { COLLABORATORS_MAX, TAGS_PER_POST_MAX } from "#lib/domain/people.ts";
import { operation } from "./operation.ts";
import { Chosen } from "./pictures.ts";
import { deleted, id, text } from "./shapes.ts";

const errors = ["not_found", "invalid_state"] as const;

const share = z.number().min(0).max(1);

const OptionsView = z.strictObject({
  id: z.string(),
  people: z.strictObject({
    collaborators: z.array(z.string()),
    tags: z.array(
      z.strictObject({
        handle: z.string(),
        slideId: z.string().nullable(),
        x: z.number().nullable(),
        y: z.number().nullable(),
      }),
    ),
  }),
  firstComment: z.strictObject({ text: z.string(), step: z.enum(FIRST_COMMENT_STEPS) }).nullable(),
  canComment: z.boolean().meta({ description: "False: the connected account did not allow comments." }),
  altTexts: z.array(
    z.strictObject({
      slideId: z.string(),
      picture: z.url().nullable(),
      altText: z.string().nullable().meta({ description: "A person's; null: as its texts say." }),
      derived: z.string(),
    }),
  ),
  cover: z
    .strictObject({ url: z.url(), choice: z.enum(["rendered", "frame", "picture"]), second: z.number().nullable() })
    .nullable()
    .meta({ description: "Of a video." }),
});

export const readOptions = operation({
  method: "GET",
  path: "/posts/{id}/options",
  summary: "Read what goes to the network beside a post's files and caption",
  audience: "app",
  response: OptionsView,
  errors: ["not_found"],
});

export const setFirstComment = operation({
  method: "POST",
  path: "/posts/{id}/first-comment",
  summary: "Say what is to be commented under a post once it is live; nothing: no comment",
  audience: "app",
  body: z.strictObject({ text: text({ max: COMMENT_MAX }) }),
  response: OptionsView,
  errors,
});

export const setPeople = operation({
  method: "POST",
  path: "/posts/{id}/people",
  summary: "Say who shares a post on their own profile, and who is seen on which of its pages and where",
  audience: "app",
  body: z.strictObject({
    collaborators: z.array(text({ min: 1, max: NAME_MAX })).max(COLLABORATORS_MAX),
    tags: z
      .array(
        z.strictObject({
          handle: text({ min: 1, max: NAME_MAX }),
          slideId: id("slide").optional(),
          x: share.optional(),
          y: share.optional(),
        }),
      )
      .max(TAGS_PER_POST_MAX),
  }),
  response: OptionsView,
  errors,
});

export const setAltText = operation({
  method: "POST",
  path: "/slides/{id}/alt-text",
  summary: "Say what a page's picture shows, for who does not see it; nothing: what its texts say",
  audience: "app",
  body: z.strictObject({ altText: text({ max: ALT_TEXT_MAX }) }),
  response: OptionsView,
  errors,
});

export const chooseCover = operation({
  method: "POST",
  path: "/posts/{id}/cover",
  summary: "Choose a video's cover: one of its frames, or a picture of the library; neither: as it was rendered",
  audience: "app",
  body: z.strictObject({ second: z.number().min(0).optional(), picture: Chosen.optional() }),
  response: OptionsView,
  errors,
});

const Piece = z.strictObject({
  id: z.string(),
  kind: z.enum(PIECE_KINDS),
  name: z.string(),
  text: z.string(),
});

export const listCaptionPieces = operation({
  method: "GET",
  path: "/projects/{id}/caption-pieces",
  summary: "List a project's hashtag sets and snippets",
  audience: "app",
  response: z.strictObject({ pieces: z.array(Piece) }),
  errors: ["not_found"],
});

export const saveCaptionPiece = operation({
  method: "POST",
  path: "/projects/{id}/caption-pieces",
  summary: "Keep a hashtag set of at most five, or a snippet, to put into captions",
  audience: "app",
  body: z.strictObject({
    kind: z.enum(PIECE_KINDS),
    name: text({ min: 1, max: NAME_MAX }),
    text: text({ min: 1, max: CAPTION_MAX }),
  }),
  status: 201,
  response: Piece,
  errors,
});

export const deleteCaptionPiece = operation({
  method: "DELETE",
  path: "/caption-pieces/{id}",
  summary: "Forget a hashtag set or a snippet",
  audience: "app",
  response: deleted,
  errors: ["not_found"],
});
