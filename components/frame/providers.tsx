"use client";

import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { CallError } from "#lib/client/call.ts";
import { wouldLoseWords } from "#components/ui/unsent.ts";
import { SignedOutNote } from "./signed-out-note.tsx";
import { signInAgain, tellSignedOut } from "./signed-out.ts";
import { ThemeProvider } from "./theme.tsx";
import type { Theme } from "./themes.ts";
import { Toaster } from "./toaster.tsx";

export function Providers({ theme, children }: { theme: Theme; children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <ThemeProvider initial={theme}>
        {children}
        <SignedOutNote />
        <Toaster />
      </ThemeProvider>
    </QueryClientProvider>
  );
}

function createQueryClient() {
  return new QueryClient({
    queryCache: new QueryCache({ onError: leaveIfSignedOut, onSuccess: () => tellSignedOut(false) }),
    mutationCache: new MutationCache({ onError: leaveIfSignedOut, onSuccess: () => tellSignedOut(false) }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (count, error) => count < 2 && ["offline", "upstream_failure"].includes(error.code),
      },
    },
  });
}

function leaveIfSignedOut(error: unknown) {
  if (!(error instanceof CallError) || error.code !== "unauthenticated") return;
  if (wouldLoseWords()) tellSignedOut(true);
  else window.location.assign(signInAgain());
}
