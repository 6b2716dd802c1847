import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { readSession } from "#lib/auth/read-session.ts";
import { boot } from "#lib/runtime/boot.ts";

/** The calendar of the project chosen last in this browser, else of the first one. */
export default async function Home() {
  const session = await readSession();
  if (!session) redirect("/login");
  const { workspaceId } = session;
  const projects = await boot().runtime.db.project.findMany({
    where: { workspaceId },
    orderBy: { id: "asc" },
    select: { id: true },
  });
  const chosen = (await cookies()).get("project")?.value;
  const project = projects.find(({ id }) => id === chosen) ?? projects[0];
  redirect(project ? `/${project.id}/calendar` : "/projects");
}
