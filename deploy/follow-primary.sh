#!/bin/bash
# The standby: a copy of the primary at its first start, and from then on what the primary streams to it.
set -euo pipefail
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  until pg_basebackup --pgdata="$PGDATA" --host=database --username=replication_user --no-password \
    --slot=standby --wal-method=stream --checkpoint=fast --write-recovery-conf; do
    echo 'The primary cannot be copied yet; trying again.' >&2
    sleep 3
  done
  chmod 0700 "$PGDATA"
fi
exec docker-entrypoint.sh "$@"
