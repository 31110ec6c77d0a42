import { sql } from 'kysely'
import type { Tx } from '../../../../server/database/schema.ts'
import { literal } from '../../../../src/derive/sqlNames.ts'
import { leastContrast, placementNames, placements } from '../rules/banners.ts'

const sizes = sql.raw(
  placementNames
    .map((name) => {
      const { desktop, mobile, exclusive } = placements[name]
      return `(${[literal(name), ...desktop, ...mobile].join(', ')}, ${exclusive})`
    })
    .join(', '),
)

/**
 * Brings up to `now` (ISO) where the schedules of all banners stand and what is wrong with them: a link to what is gone or off the
 * store, two at one time where only one is shown, text that is hard to read, a picture too small for its place. Nobody changed the
 * banners by that, so neither version nor history tells of it.
 */
export async function refreshBanners(db: Tx, now: string): Promise<void> {
  await sql`
    WITH places ("placement", "dw", "dh", "mw", "mh", "exclusive") AS (VALUES ${sizes}),
    found AS (
      SELECT b."id",
        CASE WHEN b."starts_at" IS NULL AND b."ends_at" IS NULL THEN 'always'
          WHEN b."starts_at" > ${now}::timestamptz THEN 'scheduled'
          WHEN b."ends_at" <= ${now}::timestamptz THEN 'ended' ELSE 'live' END AS "state",
        array_remove(ARRAY[
          CASE WHEN (b."link_type" = 'product' AND NOT EXISTS (SELECT 1 FROM "product" x WHERE x."id" = b."link_product" AND x."status" = 'active'))
            OR (b."link_type" = 'category' AND NOT EXISTS (SELECT 1 FROM "category" x WHERE x."id" = b."link_category" AND x."active"))
            OR (b."link_type" = 'collection' AND NOT EXISTS (SELECT 1 FROM "collection" x WHERE x."id" = b."link_collection" AND x."active"))
            OR (b."link_type" = 'brand' AND NOT EXISTS (SELECT 1 FROM "brand" x WHERE x."id" = b."link_brand" AND x."active"))
            OR (b."link_type" = 'page' AND NOT EXISTS (SELECT 1 FROM "page" x WHERE x."id" = b."link_page" AND x."live_number" IS NOT NULL))
            THEN 'brokenLink' END,
          CASE WHEN p."exclusive" AND b."status" = 'active' AND EXISTS (
            SELECT 1 FROM "banner" o WHERE o."id" <> b."id" AND o."placement" = b."placement" AND o."status" = 'active'
              AND o."devices" && b."devices"
              AND tstzrange(o."starts_at", o."ends_at") && tstzrange(b."starts_at", b."ends_at")
              AND least(coalesce(o."ends_at", 'infinity'), coalesce(b."ends_at", 'infinity')) > ${now}::timestamptz)
            THEN 'overlap' END,
          CASE WHEN b."heading" IS NOT NULL AND b."contrast" < ${leastContrast} THEN 'lowContrast' END,
          CASE WHEN d."width" < p."dw" OR d."height" < p."dh" OR m."width" < p."mw" OR m."height" < p."mh" THEN 'smallPicture' END
        ]::text[], NULL) AS "issues"
      FROM "banner" b JOIN places p USING ("placement")
        LEFT JOIN "_files" d ON d."id" = (b."media_desktop" ->> 'file')::uuid
        LEFT JOIN "_files" m ON m."id" = (b."media_mobile" ->> 'file')::uuid
      WHERE b."status" <> 'archived')
    UPDATE "banner" t SET "schedule_state" = found."state", "issues" = found."issues"
    FROM found WHERE t."id" = found."id"
      AND (t."schedule_state" IS DISTINCT FROM found."state" OR t."issues" IS DISTINCT FROM found."issues")`.execute(
    db,
  )
}
