-- What the library has nearest to a theme is neither its matter nor nothing.
ALTER TYPE "MatterKind" ADD VALUE 'near' BEFORE 'short';
