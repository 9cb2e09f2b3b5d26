// Ends this process soon after its parent ends, however that ended: a killed `npm start` leaves no server on its port.
// Loaded by `node --import`, and by scripts/run.mjs.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
}, 300).unref()
