/** Imported before anything else: what follows uses features that an older Node does not have. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  const msg = `Routekaart needs Node.js 20.19 or newer; this is ${process.versions.node}.`
  // Like the log, which is not there yet, unless a person reads it.
  console.error(process.stderr.isTTY ? msg : JSON.stringify({ level: 60, time: new Date().toISOString(), msg }))
  process.exit(1)
}
