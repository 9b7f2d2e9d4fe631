#!/bin/bash
# Run once by the primary's first start: who may follow it, and the slot that keeps what the standby has not yet read.
set -euo pipefail
psql --set=ON_ERROR_STOP=1 --set=password="$REPLICATION_PASSWORD" \
  --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
create role replication_user with replication login password :'password';
select pg_create_physical_replication_slot('standby');
SQL
echo 'host replication replication_user samenet scram-sha-256' >>"$PGDATA/pg_hba.conf"
