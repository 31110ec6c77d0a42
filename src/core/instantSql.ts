/** A moment of a column as the API answers it, in SQL: ISO 8601 in UTC with milliseconds. */
export const instantSql = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
