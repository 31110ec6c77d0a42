import { type RawBuilder, sql } from 'kysely'
import type { Resource, Viewer } from '../../src/core/index.ts'
import type { Actor } from '../actor.ts'
import { conditionSql } from '../database/condition.ts'

/** The records that `access.view` shows at all. */
export const shown = (resource: Resource): RawBuilder<boolean> =>
  resource.access.view === false ? sql<boolean>`false` : conditionSql(resource, resource.access.view ?? {})

/** Of the records that `access.view` shows those within the viewer's reach. */
export function visible(resource: Resource, viewer: Reaching): RawBuilder<boolean> {
  const near = viewer.reach?.of(resource)
  return near ? sql<boolean>`(${shown(resource)} AND ${near})` : shown(resource)
}

/** Whoever asks: a person with their reach, or somebody whom nothing limits. */
export type Reaching = Viewer & Pick<Partial<Actor>, 'reach'>
