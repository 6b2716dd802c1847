import { getLocale } from "next-intl/server";
import { cardsOf, daysOf, readAddress, shelfOf } from "#components/calendar/period.ts";
import { wallOf } from "#lib/domain/zone.ts";
import { boot } from "#lib/runtime/boot.ts";
import { openReadAhead } from "../../read-ahead.ts";

interface Asked {
  on: string | null;
  view: string | null;
  isWide: boolean;
}

/** What the calendar draws first; what cannot be read, the page asks for again and tells of. */
export async function readCalendar(projectId: string, asked: Asked) {
  const params = { id: projectId };
  const { read, state } = await openReadAhead();
  const readPosts = async () => {
    const { timezone } = await read("readStudio", { params });
    const { day: today } = wallOf(boot().runtime.now(), timezone);
    const { anchor, span } = readAddress({ ...asked, today });
    await read("listCards", cardsOf(projectId, daysOf(span, anchor, await getLocale()), timezone));
  };
  await Promise.allSettled([readPosts(), read("listCards", shelfOf(projectId)), read("readAutopilot", { params })]);
  return state();
}
