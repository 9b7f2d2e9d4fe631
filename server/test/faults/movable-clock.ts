/**
 * Sets the clock of one server of the fault tests ahead or back, by the milliseconds that the test sends. Preloaded by
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
