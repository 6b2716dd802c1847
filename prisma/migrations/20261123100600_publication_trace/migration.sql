-- Which trace a publication goes on with: only where the operator asked for traces.
ALTER TABLE "Publication" ADD COLUMN "trace" TEXT;
