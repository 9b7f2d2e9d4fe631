#!/bin/bash
# Run once by the primary's first start: the role that owns the tables and brings them to each new version, and the one that
# serves, which reads and writes rows and nothing else. The superuser is for people.
set -euo pipefail
psql --set=ON_ERROR_STOP=1 --set=owner_password="$OWNER_PASSWORD" --set=serving_password="$SERVING_PASSWORD" \
  --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
create role lulus_owner login password :'owner_password';
create role lulus_serving login password :'serving_password';
alter database lulus owner to lulus_owner;
alter default privileges for role lulus_owner grant select, insert, update, delete on tables to lulus_serving;
alter default privileges for role lulus_owner grant usage, select on sequences to lulus_serving;
SQL
