// Ends with 0 where the address answers well: for whoever runs Pauta in containers, which have no curl.
const answered = await fetch(process.argv[2], { signal: AbortSignal.timeout(4000) }).catch(() => null);
process.exit(answered?.ok ? 0 : 1);
