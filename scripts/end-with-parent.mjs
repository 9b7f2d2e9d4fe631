// Preloaded into a program that a script runs. When the script ends, the channel closes and the program exits
// cleanly. Its workers load this too, but end with the program.
import cluster from 'node:cluster';

if (cluster.isPrimary) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}
