/**
 * Sets the clock of a server ahead or back by the milliseconds that the fault test sends. Preloaded with
 * `--import`, before all other modules.
 */
let ahead = 0;
const machine = Date.now;

Date.now = () => machine() + ahead;

process.on('message', (message) => {
  if (typeof message === 'object' && message !== null && 'ahead' in message) ahead = Number(message.ahead);
});
// The channel to the test must not keep this process alive.
process.channel?.unref();
