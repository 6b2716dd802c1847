import type { GetPromptResult, McpServer } from "@modelcontextprotocol/server";
import * as z from "zod";

const say = (lines: readonly string[]): GetPromptResult => ({
  messages: [{ role: "user", content: { type: "text", text: lines.filter((line) => line !== "").join("\n") } }],
});

const project = { projectId: z.string().describe("whose posts they are: see list_projects") };
const language = "Write themes in the project's own language.";
const confirm = "Show me the plan before you create anything: each post costs a credit.";

/** Work that people ask for often, told in the tools' names. */
export function addPrompts(server: McpServer): void {
  server.registerPrompt(
    "plan_week",
    {
      description: "Plan a week of posts, make them and give each its hour.",
      argsSchema: z.object({
        ...project,
        posts: z.string().optional().describe("how many; five if left out"),
        about: z.string().optional().describe("what the week is to be about"),
      }),
    },
    ({ about, posts = "5", projectId }) =>
      say([
        `Plan ${posts} social posts of project ${projectId} for the next seven days${about ? ` about: ${about}` : ""}.`,
        `1. Read the resource pauta://projects/${projectId}/dna, this month's calendar (pauta://projects/${projectId}/calendar/YYYY-MM) and read_performance of the last 30 days.`,
        "2. Choose themes that this brand's customers care about, none that the calendar has already; vary the formats, and prefer those that did best.",
        `3. ${language} A theme is best as a brief with the facts in it: names, prices, dates, places. ${confirm}`,
        "4. create_post for each with an idempotencyKey of its own, then wait_for_post and show_post. Look at the pictures and read the text: mend what you would not publish with update_post and update_slide.",
        "5. schedule_post each at an hour at which nothing else is planned.",
        "End with a table of day, hour, format and theme.",
      ]),
  );
  server.registerPrompt(
    "post_from_page",
    {
      description: "Make a carousel of a web page.",
      argsSchema: z.object({ ...project, link: z.string().describe("the page's address") }),
    },
    ({ link, projectId }) =>
      say([
        `Make a carousel of the page ${link} for project ${projectId}.`,
        "create_post with format carousel and that link (one credit), wait_for_post, then show_post.",
        "Compare each slide with the page: nothing may be told that the page does not say. Mend with update_slide.",
        "Leave it as a draft, and tell me what you changed.",
      ]),
  );
  server.registerPrompt(
    "review_performance",
    {
      description: "Say what worked in the last weeks, and what to do next.",
      argsSchema: z.object({ ...project, days: z.string().optional().describe("how far back; 30 if left out") }),
    },
    ({ days = "30", projectId }) =>
      say([
        `Review the posts that project ${projectId} published in the last ${days} days.`,
        "Use read_summary, read_performance and read_radar_analysis; look at the two best and the two worst with show_post.",
        "Say in plain words what the best have in common, with their figures; where there are too few posts to tell, say so.",
        "End with three themes for next week, each with its format and the reason.",
      ]),
  );
}
