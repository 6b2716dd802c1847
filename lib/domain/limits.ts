/**
 * How long a text may be and how many of a thing there may be. The contract's checks, the writer's prompts and the
 * app's fields all read them here; lengths are counted in Unicode code points.
 */

export const THEME_MAX = 10_000;
/** of the formats that speak their theme within half a minute */
export const SPOKEN_THEME_MAX = 500;
/** The network's own limits of a caption: what it would refuse cannot be written. */
export const CAPTION_MAX = 2200;
export const COMMENT_MAX = 2200;
export const HASHTAGS_MAX = 5;
export const MENTIONS_MAX = 20;
/** of the sentence that draws a page again */
export const INSTRUCTION_MAX = 500;
export const LINK_MAX = 2048;

/** of a person, a project, a profile */
export const NAME_MAX = 80;
export const KEY_NAME_MAX = 60;
export const FILE_NAME_MAX = 200;
/** The network's own limit of what a picture is said to show. */
export const ALT_TEXT_MAX = 1000;
export const TAG_MAX = 40;
/** of one file */
export const TAGS_MAX = 20;
export const EMAIL_MAX = 254;
export const PASSWORD = { min: 8, max: 200 } as const;
export const SEARCH_MAX = 100;
export const BRAND_TEXT_MAX = 4000;
export const TARGET_MAX = 80;

export const MAIL_SERVER_MAX = { host: 253, user: 254, password: 500, from: 300 } as const;
export const IDENTITY_PROVIDER_MAX = { name: 60, issuer: 500, client: 300, clientSecret: 1000 } as const;
/** of one person */
export const PASSKEYS_MAX = 20;
export const PASSKEY_NAME_MAX = 60;
export const PROVIDER_MAX = { model: 200, key: 500, voice: 100, voices: 40 } as const;

export const SLIDE_VALUE_MAX = 2200;
export const SLIDE_FIELDS_MAX = 20;
export const SLIDE_ORDER_MAX = 50;
/** of a post that a person composes */
export const TITLE_MAX = 200;
export const PAGE_TITLE_MAX = 200;
/** An infographic's: its own, and two of each item. */
export const PAGE_TEXTS_MAX = 30;
/** A carousel of more is kept and edited, but the network does not take it. */
export const NETWORK_SLIDES_MAX = 10;
/** of one drawn page */
export const IMAGE_EDITS_MAX = 2;

export const REEL_BLOCK_MAX = 500;

export const HOOK_MAX = 120;
export const SCRIPT_MAX = 5000;
export const SCENES_MAX = 60;
export const SCENE_TEXT_MAX = 200;
export const SCENE_ITEMS_MAX = 10;
export const PHOTOS_MAX = 200;

/** An hour of each day of the week: a full grid. */
export const SLOTS_MAX = 168;
export const INVITE_DAYS = 7;

/** What an owner may say that a month of providers costs at most, in cents. */
export const USAGE_CAP = { least: 1, most: 100_000_000 };
