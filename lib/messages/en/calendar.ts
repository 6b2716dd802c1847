import type { calendar as pt } from "#lib/messages/pt/calendar.ts";
import type { Same } from "#lib/messages/words.ts";

export const calendar: Same<typeof pt> = {
  title: "Calendar",
  previous: { month: "Previous month", week: "Previous week", agenda: "Earlier weeks" },
  next: { month: "Next month", week: "Next week", agenda: "Later weeks" },
  today: "Today",
  todayDay: "Today, {day}",
  view: { label: "View by", month: "Month", week: "Week", agenda: "Agenda" },
  scheduled: "{count, plural, =0 {nothing scheduled} one {# scheduled} other {# scheduled}}",
  failed: "{count, plural, other {# failed}}",
  proposed: "{count, plural, other {# waiting for approval}}",
  filter: { label: "Filter", status: "Status", format: "Format", clear: "Clear filters" },
  more: "+{count} more",
  day: "{day}, {count, plural, =0 {no posts} one {# post} other {# posts}}",
  add: "Create a post for {day}",
  grid: "Posts by day. Arrow keys move between days, Enter opens a day, M moves the post.",
  ghost: "Autopilot",
  shelf: {
    title: "No date",
    hint: "Drag onto the calendar, or focus a post and press M.",
    drop: "Drop here to take it off the calendar",
    empty: "Nothing here. Posts you create without a date show up here.",
  },
  agenda: {
    filtered: "Nothing matches the filter",
    filteredText: "There may be other posts on these days. Clear the filters to see them.",
    empty: "No posts in these two weeks",
    emptyText: "Create a post or choose another date in the strip above.",
    gone: "Past days",
  },
  views: "views",
  past: "This day has passed.",
  move: {
    lifted: "{theme}: moving. Arrow keys choose the day, Enter drops, Esc cancels, Delete takes it off the calendar.",
    dropped: "{theme}: now on {day}.",
    canceled: "Move canceled.",
    help: "Moving: arrow keys choose the day · Enter drops · Esc cancels",
    hoursHelp: "Moving: arrow keys choose the day and time · Enter drops · Esc cancels",
  },
};
