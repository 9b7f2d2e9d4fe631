D=$(mktemp -d /tmp/lulus-idle-XXXX); 
HOST=127.0.0.1 PORT=0 DATA_DIR=$D LOG_LEVEL=error "$@" node $NODEARGS src/main.ts >/tmp/idle.out 2>&1 &
P=$!
for i in $(seq 100); do grep -q Open /tmp/idle.out && break; sleep 0.1; done; sleep 2
grep -E 'VmRSS|VmHWM|RssAnon|RssFile' /proc/$P/status | tr '\n' ' '; echo
kill $P; wait $P; rm -rf $D
