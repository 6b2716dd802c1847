export interface Refusal {
  http: number;
  message: string;
  title?: string;
  transient?: boolean;
}

const PROCESSING = "The media could not be fetched or processed. Try again.";

/** Every error that this network knows, by code and subcode ("-" where it has none). */
export const ERRORS: Record<string, Refusal> = {
  "-2/2207003": { http: 400, message: "Timeout downloading the media.", title: "Timeout", transient: true },
  "-2/2207020": { http: 400, message: "The media expired. Create it again.", title: "Media expired" },
  "-1/2207001": { http: 500, message: "Server error. Try again.", title: "Server error", transient: true },
  "-1/2207032": { http: 400, message: "Create media failed, please try to re-create the media.", title: "Failed" },
  "-1/2207053": { http: 400, message: "Unknown upload error.", title: "Upload error" },
  "-1/2207077": { http: 400, message: "The video could not be downloaded.", title: "Download failed" },
  "-1/2207082": { http: 400, message: PROCESSING, title: "Upload failed" },
  "1/-": { http: 500, message: "An unknown error occurred.", transient: true },
  "1/2207057": { http: 400, message: "The thumbnail offset must lie within the video.", title: "Invalid thumb offset" },
  "2/-": { http: 500, message: "Service temporarily unavailable.", transient: true },
  "4/-": { http: 403, message: "Application request limit reached.", transient: true },
  "4/2207051": { http: 403, message: "Action is blocked.", title: "Action blocked" },
  "9/2207042": {
    http: 403,
    message: "Application request limit reached: the account has used its posts of the last 24 hours.",
    title: "Publishing limit reached",
  },
  "10/-": { http: 403, message: "Application does not have permission for this action." },
  "17/-": { http: 400, message: "User request limit reached.", transient: true },
  "20/1772107": { http: 400, message: "The comment's fields cannot be read here.", title: "Invalid fields" },
  "24/2207006": { http: 400, message: "The requested resource does not exist.", title: "Media not found" },
  "24/2207008": { http: 400, message: "The requested resource does not exist.", title: "Media builder not found" },
  "25/2207050": { http: 403, message: "The account is restricted.", title: "Account restricted" },
  "32/-": { http: 400, message: "Page request limit reached.", transient: true },
  "100/-": { http: 400, message: "Invalid parameter." },
  "100/33": {
    http: 400,
    message:
      "Unsupported request. The object does not exist, cannot be loaded due to missing permissions, or does not support this operation.",
  },
  "100/2207023": { http: 400, message: "The media type is unknown.", title: "Unknown media type" },
  "100/2207028": { http: 400, message: "A carousel needs between 2 and 10 items.", title: "Carousel size" },
  "100/2207035": { http: 400, message: "Product tags need a position.", title: "Product tags" },
  "100/2207036": { http: 400, message: "Product tags need a position.", title: "Product tags" },
  "100/2207037": { http: 400, message: "The product tags are invalid.", title: "Product tags" },
  "100/2207040": { http: 400, message: "The caption mentions more than 20 accounts.", title: "Too many mentions" },
  "100/2207081": { http: 400, message: "The account cannot make trial reels.", title: "Not eligible" },
  "101/-": { http: 400, message: "Error validating application. Invalid application id or secret." },
  "102/-": { http: 401, message: "Session key invalid or no longer valid." },
  "110/-": { http: 400, message: "Invalid user id." },
  "190/-": { http: 400, message: "Invalid access token: it cannot be parsed." },
  "190/458": { http: 400, message: "Error validating access token: The user has not authorized the application." },
  "190/459": { http: 400, message: "You cannot access the app till you log in and follow the instructions given." },
  "190/460": {
    http: 400,
    message:
      "Error validating access token: The session has been invalidated because the user changed their password or the session was changed for security reasons.",
  },
  "190/463": { http: 400, message: "Error validating access token: Session has expired." },
  "190/464": { http: 400, message: "Error validating access token: Sessions of an unconfirmed user are not allowed." },
  "190/467": { http: 400, message: "Error validating access token: This may be because the user logged out." },
  "190/492": { http: 400, message: "Error validating access token: The user has lost the role on the account." },
  "200/-": { http: 403, message: "Permissions error." },
  "341/-": { http: 403, message: "Application limit reached.", transient: true },
  "352/2207026": { http: 400, message: "Unsupported video format.", title: "Unsupported format" },
  "368/-": { http: 403, message: "The action was deemed abusive or is otherwise disallowed." },
  "506/-": { http: 400, message: "Duplicate post." },
  "613/-": { http: 400, message: "Calls to this api have exceeded the rate limit.", transient: true },
  "2635/-": { http: 400, message: "You are calling a deprecated version of the API. Update to a newer version." },
  "9004/2207052": {
    http: 400,
    message: "Only photo or video can be accepted as media type.",
    title: "The media could not be fetched from this address",
  },
  "9007/2207027": { http: 400, message: "Media ID is not available", title: "Media not ready" },
  "36000/2207004": { http: 400, message: "The image is larger than 8 MiB.", title: "Image too large" },
  "36001/2207005": { http: 400, message: "The image format is not supported: only JPEG.", title: "Image format" },
  "36003/2207009": { http: 400, message: "The aspect ratio is not supported.", title: "Aspect ratio" },
  "36004/2207010": { http: 400, message: "The caption is longer than 2200 characters.", title: "Invalid caption" },
  "80001/-": { http: 400, message: "There have been too many calls to this account.", transient: true },
  "80002/-": { http: 400, message: "There have been too many calls to this account.", transient: true },
};

const MEDIA_ERRORS = new Set([-2, -1, 9, 20, 24, 25, 352, 9004, 9007, 36000, 36001, 36003, 36004]);

interface Details {
  message?: string | undefined;
  http?: number | undefined;
  transient?: boolean | undefined;
}

export class GraphError extends Error {
  readonly code: number;
  readonly subcode: number | null;
  readonly http: number;
  private readonly refusal: Refusal;

  constructor(code: number, subcode: number | null = null, details: Details = {}) {
    const known = ERRORS[`${code}/${subcode ?? "-"}`] ?? ERRORS[`${code}/-`] ?? { http: 400, message: "Error." };
    super(details.message ?? known.message);
    this.code = code;
    this.subcode = subcode;
    this.http = details.http ?? known.http;
    this.refusal = { ...known, ...(details.transient === undefined ? {} : { transient: details.transient }) };
  }

  body(traceId: string): object {
    const { title, transient } = this.refusal;
    return {
      error: {
        message: this.message,
        type: MEDIA_ERRORS.has(this.code) ? "IGApiException" : "OAuthException",
        code: this.code,
        ...(this.subcode === null ? {} : { error_subcode: this.subcode }),
        ...(transient === undefined && title === undefined ? {} : { is_transient: transient ?? false }),
        ...(title === undefined ? {} : { error_user_title: title, error_user_msg: this.message }),
        fbtrace_id: traceId,
      },
    };
  }
}

export const badParameter = (message: string): GraphError => new GraphError(100, null, { message });

export const noSuchObject = (verb: "get" | "post", id: string): GraphError =>
  new GraphError(100, 33, {
    message: `Unsupported ${verb} request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation`,
  });

/** The address for codes and its own, older envelope. */
export class ExchangeError extends Error {
  body(): object {
    return { error_type: "OAuthException", code: 400, error_message: this.message };
  }
}
