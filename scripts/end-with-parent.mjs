// Loaded into a program that a script runs. The channel between them closes however the script ends, and then this program ends in order.
// Its workers load this too, and have a channel of another kind: they end with the program.
import cluster from 'node:cluster';

if (cluster.isPrimary) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}
