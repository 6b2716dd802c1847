-- What a picture shows and what it is filed under: what it is found by, and what the network is told of it.
ALTER TABLE "Media" ADD COLUMN "altText" TEXT, ADD COLUMN "tags" TEXT[] DEFAULT ARRAY[]::TEXT[];
ALTER TABLE "Clip" ADD COLUMN "tags" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- The place by which a slide's composition was chosen: it keeps it wherever it is moved to. Null: where it stands.
ALTER TABLE "Slide" ADD COLUMN "look" INTEGER;
