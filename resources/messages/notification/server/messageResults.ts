import { sql } from 'kysely'

const sent = `n.sent_at IS NOT NULL AND n.status <> 'failed'`

/**
 * What has become of messages, counted over the notifications `n` of a grouped statement: how many were sent, arrived, were opened, clicked,
 * bounced and failed, what they cost, and of a hundred sent how many were opened and clicked, of a hundred tried how many did not arrive.
 */
export const messageResults = sql`
  ${count(sent)} AS sent,
  ${count(`n.status IN ('delivered', 'opened', 'clicked')`)} AS delivered,
  ${count(`n.status IN ('opened', 'clicked')`)} AS opened,
  ${count(`n.status = 'clicked'`)} AS clicked,
  ${count(`n.status = 'bounced'`)} AS bounced,
  ${count(`n.status = 'failed'`)} AS failed,
  sum(n.cost) AS cost,
  ${share(`n.status IN ('opened', 'clicked')`, sent)} AS open_rate,
  ${share(`n.status = 'clicked'`, sent)} AS click_rate,
  ${share(`n.status IN ('bounced', 'failed')`, `n.sent_at IS NOT NULL OR n.status = 'failed'`)} AS failure_rate`

function count(which: string) {
  return sql`(count(*) FILTER (WHERE ${sql.raw(which)}))::int`
}

/** Nothing where there is nothing to be a part of. */
function share(which: string, of: string) {
  return sql`round(100.0 * count(*) FILTER (WHERE ${sql.raw(which)}) / nullif(count(*) FILTER (WHERE ${sql.raw(of)}), 0), 2)`
}
