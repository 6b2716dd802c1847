-- Why a picture or a recording that a person asked for again did not come; the post is as it was.
ALTER TABLE "Generation"
  ADD COLUMN "againPart" "ProviderPart",
  ADD COLUMN "againFailure" "FailureCode",
  ADD COLUMN "againProvider" TEXT;
