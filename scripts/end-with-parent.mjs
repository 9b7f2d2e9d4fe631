// Preloaded into a program that a script runs. The channel to the script closes however the script ends, and then this
// program exits cleanly. Its workers load this too, but have another kind of channel: they end with the program.
import cluster from 'node:cluster';

if (cluster.isPrimary) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}
