import { sql } from 'kysely'

/** What an entry of the history (`h`) says, as 32 bytes. The transaction is none of it: its number changes with the server. */
export const digestOf = sql`sha256(convert_to(jsonb_build_array(
  h."id", h."resource", h."record_id", h."version", to_char(h."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS'),
  h."actor_id", h."actor_name", h."action", h."changes", h."request_id", h."reason")::text, 'UTF8'))`

/** What an erasure (`e`) says, as 32 bytes. */
export const erasureDigest = sql`sha256(convert_to(jsonb_build_array(
  e."id", e."resource", e."records", to_char(e."until" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS'))::text, 'UTF8'))`
