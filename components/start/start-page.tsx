"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useCurrentProject } from "#components/frame/current-project.tsx";
import { LoadError } from "#components/frame/load-error.tsx";
import { Page } from "#components/frame/page.tsx";
import { useReturn } from "#components/social/use-return.ts";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useRead } from "#lib/client/use-operation.ts";
import { roleAllows } from "#lib/domain/role.ts";
import { BrandStep } from "./brand-step.tsx";
import { ConnectStep } from "./connect-step.tsx";
import { PostStep } from "./post-step.tsx";
import { ProjectStep } from "./project-step.tsx";
import { endStart, keepSkipped, markStart, readSkipped } from "./progress.ts";
import { StartSample } from "./start-sample.tsx";
import { STEPS, type Step, Steps } from "./steps.tsx";
import { WriterStep } from "./writer-step.tsx";
import { useFirstField } from "./use-first-field.ts";

/** What is done says where one is, so whoever comes back goes on from there. */
export function StartPage() {
  const t = useTranslations("start");
  const { data, error, refetch } = useRead("listProjects", {});
  const { project } = useCurrentProject();
  const { data: dna } = useRead("readDna", { params: { id: project?.id ?? "" } }, { enabled: project !== undefined });
  const { data: account } = useRead("readAccount", {});
  const isOwner = account !== undefined && roleAllows(account.workspace.role, "manageProviders");
  const { data: makers } = useRead("readProviders", {}, { enabled: isOwner });
  const writer = makers?.parts.find(({ part }) => part === "text");
  const [skipped, setSkipped] = useState<readonly Step[]>(readSkipped);
  const [asked, setAsked] = useState<Step>();
  useReturn();
  useEffect(() => {
    markStart();
    return endStart;
  }, []);
  const done: Record<Step, boolean> = {
    project: project !== undefined,
    brand: Boolean(dna && dna.description.trim() !== ""),
    writer: Boolean(writer?.own ?? writer?.installed),
    connect: Boolean(project?.social),
    post: false,
  };
  // Whose posts somebody pays for is the owner's to say.
  const steps = STEPS.filter((step) => step !== "writer" || isOwner);
  const next = steps.find((step) => !done[step] && !skipped.includes(step)) ?? "post";
  // One may look back at what is done, never ahead of what is not.
  const step = asked && steps.indexOf(asked) <= steps.indexOf(next) ? asked : next;
  const skip = (which: Step) => {
    const all = [...skipped, which];
    keepSkipped(all);
    setSkipped(all);
    setAsked(undefined);
  };
  const place = useFirstField(step);
  const isReady =
    data !== undefined &&
    account !== undefined &&
    (!isOwner || makers !== undefined) &&
    (project === undefined || dna !== undefined);
  return (
    <Page title={t("title")}>
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!error && !isReady && (
        <div aria-busy className="flex max-w-2xl flex-col gap-6">
          <Skeleton className="h-9" />
          <Skeleton className="h-64 rounded-xl" />
        </div>
      )}
      {isReady && (
        <div className="flex items-start justify-between gap-12">
          <div ref={place} className="flex w-full max-w-2xl flex-col gap-8">
            <Steps steps={steps} current={step} reached={next} done={done} onGo={setAsked} />
            {step === "project" && <ProjectStep onDone={() => setAsked(undefined)} />}
            {step === "brand" && project && dna && (
              <BrandStep key={project.id} dna={dna} onDone={() => setAsked(undefined)} onSkip={() => skip("brand")} />
            )}
            {step === "writer" && (
              <WriterStep
                current={writer?.own?.model ?? writer?.installed ?? null}
                onDone={() => setAsked(undefined)}
                onKeep={() => skip("writer")}
              />
            )}
            {step === "connect" && project && (
              <ConnectStep
                projectId={project.id}
                isConnected={done.connect}
                onNext={() => (done.connect ? setAsked("post") : skip("connect"))}
              />
            )}
            {step === "post" && project && <PostStep projectId={project.id} />}
          </div>
          {dna && <StartSample dna={dna} />}
        </div>
      )}
    </Page>
  );
}
