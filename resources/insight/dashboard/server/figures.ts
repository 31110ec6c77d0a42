import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../../../server/apiError.ts'
import type { Context } from '../../../../server/context.ts'
import { malformed, readJson, readParameters } from '../../../../server/records/parameters.ts'
import { asText } from '../../../../src/core/asText.ts'
import { comparisons, readPeriod, usualPeriod } from '../../../../src/fields/date/period.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'
import { maySeeTile, type TileGroup, tileGroups, visibleTiles } from '../rules/tiles.ts'
import { answerFigures } from './answerFigures.ts'
import { freshen } from './ensureSummaries.ts'

/** The figures of the dashboards: one request for each group of tiles, each tile for those who may view what it is made of. */
export async function figureRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { database, registry } = context
  /** What is not asked for is as the shop set it. */
  const withUsual = async (asked: Asked): Promise<Asked> => {
    const { period, compare } = asked
    if ((period && compare) || !registry.adminSetting || !registry.configSetting) return asked
    const set = await readSettings(database.db, ['dashboard.period', 'dashboard.comparison'])
    return { period: period ?? set['dashboard.period'], compare: compare ?? set['dashboard.comparison'] }
  }
  for (const group of Object.keys(tileGroups) as TileGroup[]) {
    app.get(`/figures/${group}`, { config: { access: 'signed-in' } }, async (request) => {
      const { actor, locale, query, id } = request
      const parameters = readParameters(query, ['tiles', ...parametersOf[group]])
      const asked = readTiles(group, parameters.tiles)
      const visible = visibleTiles(actor, group)
      if (visible.length === 0 || asked?.some((tile) => !maySeeTile(actor, group, tile)))
        throw new ApiError('forbidden')
      const now = new Date()
      const hasPeriod = parametersOf[group].includes('period')
      const period = readAskedPeriod(hasPeriod ? await withUsual(parameters) : {}, now)
      const since = readSince(parameters.since, now)
      const isReady = !hasPeriod || (await freshen(context))
      return answerFigures(
        context,
        group,
        isReady ? (asked ?? visible) : undefined,
        { viewer: actor, locale, now, period, since },
        { locale, requestId: id },
      )
    })
  }
}

type Parameter = 'period' | 'compare' | 'since'

const parametersOf: Readonly<Record<TileGroup, readonly Parameter[]>> = {
  queues: [],
  today: [],
  changes: ['since'],
  areas: [],
  sales: ['period', 'compare'],
  goods: ['period', 'compare'],
  conversion: ['period', 'compare'],
}

function readTiles(group: TileGroup, text: string | undefined): string[] | undefined {
  const asked = readJson('tiles', text)
  if (asked === undefined) return undefined
  if (!Array.isArray(asked) || asked.length === 0 || asked.length > 50) throw malformed('tiles')
  for (const tile of asked) {
    if (typeof tile !== 'string' || !Object.hasOwn(tileGroups[group], tile))
      throw new ApiError('unknown-parameter', { values: { parameter: asText(tile).slice(0, 100) } })
  }
  return [...new Set(asked as string[])]
}

type Asked = Partial<Record<Parameter, string>>

function readAskedPeriod({ period, compare }: Asked, now: Date) {
  const comparison = comparisons.find((each) => each === (compare ?? comparisons[0]))
  if (!comparison) throw malformed('compare')
  const read = readPeriod(period ?? usualPeriod, comparison, now)
  if (!read) throw malformed('period')
  return read
}

const week = 7 * 86_400_000

/** At most a quarter of a year back: beyond that, what changed says nothing any more. */
function readSince(text: string | undefined, now: Date): string {
  if (text === undefined) return new Date(now.getTime() - week).toISOString()
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(at)) throw malformed('since')
  return new Date(Math.max(at, now.getTime() - 13 * week)).toISOString()
}
