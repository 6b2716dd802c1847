// Loaded into every process of the launcher, and by Next into those that it forks: when what started it is killed,
// it stops too.
process.once("disconnect", () => {
  process.kill(process.pid, "SIGTERM");
  setTimeout(() => process.exit(1), 6000).unref();
});
// A process that Next forked lives by its channel; one that the launcher started must be able to end by itself.
if (process.env.PAUTA_LAUNCHER === String(process.ppid)) process.channel?.unref();
