"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useCurrentProject } from "#components/frame/current-project.tsx";
import { LoadError } from "#components/frame/load-error.tsx";
import { Page } from "#components/frame/page.tsx";
import { useReturn } from "#components/social/use-return.ts";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useRead } from "#lib/client/use-operation.ts";
import { BrandStep } from "./brand-step.tsx";
import { ConnectStep } from "./connect-step.tsx";
import { PostStep } from "./post-step.tsx";
import { ProjectStep } from "./project-step.tsx";
import { endStart, keepSkipped, markStart, readSkipped } from "./progress.ts";
import { StartSample } from "./start-sample.tsx";
import { STEPS, type Step, Steps } from "./steps.tsx";
import { useFirstField } from "./use-first-field.ts";

/** What is done says where one is, so whoever comes back goes on from there. */
export function StartPage() {
  const t = useTranslations("start");
  const { data, error, refetch } = useRead("listProjects", {});
  const { project } = useCurrentProject();
  const { data: dna } = useRead("readDna", { params: { id: project?.id ?? "" } }, { enabled: project !== undefined });
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
    connect: Boolean(project?.social),
    post: false,
  };
  const next = STEPS.find((step) => !done[step] && !skipped.includes(step)) ?? "post";
  // One may look back at what is done, never ahead of what is not.
  const step = asked && STEPS.indexOf(asked) <= STEPS.indexOf(next) ? asked : next;
  const skip = (which: Step) => {
    const all = [...skipped, which];
    keepSkipped(all);
    setSkipped(all);
    setAsked(undefined);
  };
  const place = useFirstField(step);
  const isReady = data !== undefined && (project === undefined || dna !== undefined);
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
            <Steps current={step} reached={next} done={done} onGo={setAsked} />
            {step === "project" && <ProjectStep onDone={() => setAsked(undefined)} />}
            {step === "brand" && project && dna && (
              <BrandStep key={project.id} dna={dna} onDone={() => setAsked(undefined)} onSkip={() => skip("brand")} />
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
