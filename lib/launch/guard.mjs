// Loaded into every process of the launcher: when the launcher is killed, it stops too.
process.once("disconnect", () => {
  process.kill(process.pid, "SIGTERM");
  setTimeout(() => process.exit(1), 6000).unref();
});
process.channel?.unref();
