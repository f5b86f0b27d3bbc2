#!/bin/sh
# A backup now and every day, for the container of that name; where one was made, those that are too old go.
trap 'exit 0' TERM INT
while :; do
  if node server/backup.js "/backups/routekaart-$(date -u +%Y-%m-%dT%H%M%SZ).backup"; then
    find /backups -name 'routekaart-*.backup' -mtime "+${BACKUP_KEEP_DAYS:-30}" -delete
    find /backups -name 'routekaart-*.backup.part' -mtime +0 -delete
    pause=86400
  else
    pause=3600
  fi
  sleep "$pause" &
  wait $!
done
