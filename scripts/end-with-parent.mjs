// Loaded into a program that a script runs. The channel between them closes however the script ends, and then this program ends in order.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
