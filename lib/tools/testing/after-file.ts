import { afterAll } from "vitest";
import { closeTestDatabase } from "./database.ts";
import { closeTestStorage } from "./storage.ts";

// Run for each test file: the files of one process share its modules, but neither a database nor stored files.
afterAll(closeTestDatabase);
afterAll(closeTestStorage);
