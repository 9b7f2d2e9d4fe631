/**
 * Loaded into a server of the fault tests before anything else (`--import`): the machine's time of day as that process
 * sees it, set ahead or back by as many milliseconds as the test says.
 */
let ahead = 0;
const machine = Date.now;

Date.now = () => machine() + ahead;

process.on('message', (message) => {
  if (typeof message === 'object' && message !== null && 'ahead' in message) ahead = Number(message.ahead);
});
// The test's line to this process keeps it from nothing.
process.channel?.unref();
