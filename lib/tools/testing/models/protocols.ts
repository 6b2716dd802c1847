import type { Reply, Request } from "./reply.ts";

type Body = Readonly<Record<string, unknown>>;

/** How one vendor is asked and answers: its addresses, its request's words, its whole answer and its stream's events. */
export interface Protocol {
  readonly name: string;
  readonly path: RegExp;
  read(body: Body, path: string): Request;
  whole(reply: Reply): object;
  /** the events of a stream, each as it is written */
  stream(
    reply: Reply,
    pieces: readonly string[],
    request: Request,
  ): { begin: string[]; piece(text: string): string; end: string[] };
  error(error: NonNullable<Reply["error"]>): object;
}

const object = (value: unknown): Body => (typeof value === "object" && value !== null ? (value as Body) : {});
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const stringOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** A message's text, told as one or in parts. */
const textOf = (content: unknown): string =>
  typeof content === "string"
    ? content
    : list(content)
        .map((part) => stringOf(object(part)["text"]))
        .join("");

const data = (value: object): string => `data: ${JSON.stringify(value)}\n\n`;
const named = (value: { type: string }): string => `event: ${value.type}\ndata: ${JSON.stringify(value)}\n\n`;
const countOf = ({ text = "", tokens }: Reply) => tokens ?? { input: 1000, output: Math.ceil(text.length / 4) };

function messagesOf(messages: unknown): { system: string; turns: Request["turns"] } {
  const all = list(messages).map((message) => {
    const { content, role } = object(message);
    return { role: String(role), text: textOf(content) };
  });
  const isSystem = ({ role }: { role: string }) => role === "system" || role === "developer";
  return {
    system: all
      .filter(isSystem)
      .map(({ text }) => text)
      .join("\n"),
    turns: all.filter((turn) => !isSystem(turn)),
  };
}

const CHAT_FINISH = { stop: "stop", length: "length", filter: "content_filter", refusal: "stop" } as const;

function chatUsage(reply: Reply): object {
  const { input, output } = countOf(reply);
  return { prompt_tokens: input, completion_tokens: output, total_tokens: input + output };
}

const chat: Protocol = {
  name: "chat",
  path: /\/chat\/completions$/,
  read: (body) => ({
    protocol: "chat",
    ...messagesOf(body["messages"]),
    isStreamed: body["stream"] === true,
    schema: object(object(body["response_format"])["json_schema"])["schema"] ?? null,
  }),
  whole: (reply) => ({
    id: "chat-1",
    object: "chat.completion",
    created: 1,
    model: "stand-in",
    choices: [
      {
        index: 0,
        message:
          reply.finish === "refusal"
            ? { role: "assistant", content: null, refusal: reply.text }
            : { role: "assistant", content: reply.text ?? "" },
        finish_reason: CHAT_FINISH[reply.finish ?? "stop"],
      },
    ],
    usage: chatUsage(reply),
  }),
  stream(reply) {
    const chunk = (choice: object, usage?: object) =>
      data({
        id: "chat-1",
        object: "chat.completion.chunk",
        created: 1,
        model: "stand-in",
        choices: Object.keys(choice).length > 0 ? [{ index: 0, ...choice }] : [],
        ...(usage && { usage }),
      });
    return {
      begin: [
        chunk({ delta: { role: "assistant", content: "" }, finish_reason: null }),
        ...(reply.thinks ? [chunk({ delta: { reasoning_content: reply.thinks }, finish_reason: null })] : []),
      ],
      piece: (text) =>
        chunk({ delta: reply.finish === "refusal" ? { refusal: text } : { content: text }, finish_reason: null }),
      end: [
        chunk({ delta: {}, finish_reason: CHAT_FINISH[reply.finish ?? "stop"] }),
        chunk({}, chatUsage(reply)),
        "data: [DONE]\n\n",
      ],
    };
  },
  error: ({ code, says }) => ({ error: { message: says, type: code, code, param: null } }),
};

const responses: Protocol = {
  name: "responses",
  path: /\/responses$/,
  read: (body) => ({
    protocol: "responses",
    ...messagesOf(body["input"]),
    isStreamed: body["stream"] === true,
    schema: object(object(body["text"])["format"])["schema"] ?? null,
  }),
  whole: (reply) => ({ ...response(reply), output: [message(reply, reply.text ?? "")] }),
  stream(reply, pieces) {
    const item = { output_index: 0, item_id: "msg-1", content_index: 0 };
    const isRefusal = reply.finish === "refusal";
    const done = reply.finish === "length" || reply.finish === "filter" ? "response.incomplete" : "response.completed";
    return {
      begin: [
        named({
          type: "response.created",
          response: { ...response(reply), status: "in_progress", output: [], usage: null },
        } as { type: string }),
        named({
          type: "response.output_item.added",
          output_index: 0,
          item: { ...message(reply, ""), status: "in_progress", content: [] },
        } as { type: string }),
      ],
      piece: (delta) =>
        named({ type: isRefusal ? "response.refusal.delta" : "response.output_text.delta", ...item, delta } as {
          type: string;
        }),
      end: [
        named({ type: "response.output_item.done", output_index: 0, item: message(reply, pieces.join("")) } as {
          type: string;
        }),
        named({ type: done, response: { ...response(reply), output: [message(reply, pieces.join(""))] } } as {
          type: string;
        }),
      ],
    };
  },
  error: chat.error,
};

function response(reply: Reply): object {
  const { input, output } = countOf(reply);
  const isCut = reply.finish === "length" || reply.finish === "filter";
  return {
    id: "resp-1",
    object: "response",
    created_at: 1,
    model: "stand-in",
    status: isCut ? "incomplete" : "completed",
    error: null,
    incomplete_details: isCut ? { reason: reply.finish === "length" ? "max_output_tokens" : "content_filter" } : null,
    usage: {
      input_tokens: input,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: output,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: input + output,
    },
  };
}

const message = (reply: Reply, text: string): object => ({
  type: "message",
  id: "msg-1",
  role: "assistant",
  status: "completed",
  content: [
    reply.finish === "refusal" ? { type: "refusal", refusal: text } : { type: "output_text", text, annotations: [] },
  ],
});

const MESSAGES_FINISH = { stop: "end_turn", length: "max_tokens", filter: "refusal", refusal: "refusal" } as const;

/** Older models of this vendor are asked for JSON as the input of a tool. */
const asTool = ({ schema }: Request): boolean => object(schema)["__tool"] === true;

const messages: Protocol = {
  name: "messages",
  path: /\/messages$/,
  read(body) {
    const tool = object(list(body["tools"])[0]);
    const format = object(object(body["output_config"])["format"] ?? body["output_format"]);
    return {
      protocol: "messages",
      system: textOf(body["system"]),
      turns: messagesOf(body["messages"]).turns,
      isStreamed: body["stream"] === true,
      schema: tool["name"] === "json" ? { ...object(tool["input_schema"]), __tool: true } : (format["schema"] ?? null),
    };
  },
  whole: (reply) => ({
    id: "msg-1",
    type: "message",
    role: "assistant",
    model: "stand-in",
    content: [{ type: "text", text: reply.text ?? "" }],
    stop_reason: MESSAGES_FINISH[reply.finish ?? "stop"],
    stop_sequence: null,
    usage: { input_tokens: countOf(reply).input, output_tokens: countOf(reply).output },
  }),
  stream(reply, _, request) {
    const { input, output } = countOf(reply);
    const isTool = asTool(request);
    const block = isTool ? { type: "tool_use", id: "tool-1", name: "json", input: {} } : { type: "text", text: "" };
    const stop = isTool && (reply.finish ?? "stop") === "stop" ? "tool_use" : MESSAGES_FINISH[reply.finish ?? "stop"];
    return {
      begin: [
        named({
          type: "message_start",
          message: {
            id: "msg-1",
            type: "message",
            role: "assistant",
            model: "stand-in",
            content: [],
            stop_reason: null,
            stop_sequence: null,
            usage: { input_tokens: input, output_tokens: 1 },
          },
        } as { type: string }),
        named({ type: "content_block_start", index: 0, content_block: block } as { type: string }),
        named({ type: "ping" }),
      ],
      piece: (text) =>
        named({
          type: "content_block_delta",
          index: 0,
          delta: isTool ? { type: "input_json_delta", partial_json: text } : { type: "text_delta", text },
        } as { type: string }),
      end: [
        named({ type: "content_block_stop", index: 0 } as { type: string }),
        named({
          type: "message_delta",
          delta: { stop_reason: stop, stop_sequence: null },
          usage: { output_tokens: output },
        } as { type: string }),
        named({ type: "message_stop" }),
      ],
    };
  },
  error: ({ code, says }) => ({ type: "error", error: { type: code, message: says } }),
};

const CONTENT_FINISH = { stop: "STOP", length: "MAX_TOKENS", filter: "SAFETY", refusal: "PROHIBITED_CONTENT" } as const;

const generateContent: Protocol = {
  name: "generateContent",
  path: /:(?:streamG|g)enerateContent$/,
  read: (body, path) => ({
    protocol: "generateContent",
    system: textOf(object(body["systemInstruction"])["parts"]),
    turns: list(body["contents"]).map((content) => ({
      role: String(object(content)["role"]),
      text: textOf(object(content)["parts"]),
    })),
    isStreamed: path.includes(":streamG"),
    schema:
      object(body["generationConfig"])["responseJsonSchema"] ??
      object(body["generationConfig"])["responseSchema"] ??
      null,
  }),
  whole: (reply) => candidate(reply, reply.text ?? "", true),
  stream: (reply) => ({
    begin: [],
    piece: (text) => data(candidate(reply, text, false)),
    end: [data(candidate(reply, "", true))],
  }),
  error: ({ code, says, status }) => ({ error: { code: status, message: says, status: code } }),
};

function candidate(reply: Reply, text: string, isLast: boolean): object {
  const { input, output } = countOf(reply);
  return {
    candidates: [
      {
        index: 0,
        content: { role: "model", parts: text === "" && isLast ? [] : [{ text }] },
        ...(isLast && { finishReason: CONTENT_FINISH[reply.finish ?? "stop"] }),
      },
    ],
    usageMetadata: { promptTokenCount: input, candidatesTokenCount: output, totalTokenCount: input + output },
    modelVersion: "stand-in",
  };
}

/** Ollama's own: a line of JSON for each piece. */
const ollama: Protocol = {
  name: "ollama",
  path: /\/api\/chat$/,
  read: (body) => ({
    protocol: "ollama",
    ...messagesOf(body["messages"]),
    isStreamed: body["stream"] !== false,
    schema: body["format"] ?? null,
  }),
  whole: (reply) => line(reply, reply.text ?? "", true),
  stream: (reply) => ({
    begin: [],
    piece: (text) => `${JSON.stringify(line(reply, text, false))}\n`,
    end: [`${JSON.stringify(line(reply, "", true))}\n`],
  }),
  error: ({ says }) => ({ error: says }),
};

function line(reply: Reply, content: string, done: boolean): object {
  const { input, output } = countOf(reply);
  return {
    model: "stand-in",
    created_at: "2026-01-01T00:00:00Z",
    message: { role: "assistant", content },
    done,
    ...(done && {
      done_reason: reply.finish === "length" ? "length" : "stop",
      prompt_eval_count: input,
      eval_count: output,
    }),
  };
}

export const PROTOCOLS: readonly Protocol[] = [chat, responses, messages, generateContent, ollama];
