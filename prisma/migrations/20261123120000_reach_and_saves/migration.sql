-- How many accounts saw a post and how often it was saved; null where the network did not tell.
ALTER TABLE "MetricSample" ADD COLUMN "reach" INTEGER, ADD COLUMN "saves" INTEGER;
