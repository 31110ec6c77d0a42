import { ApiError } from '../../../../server/apiError.ts'
import type { OpenChange } from '../../../../server/context.ts'
import { isSame } from '../../../../server/records/values.ts'
import { refused } from '../../../../server/refused.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { isObject } from '../../page/rules/isObject.ts'
import { settleContent } from '../../page/server/settleContent.ts'
import { widgetShape } from '../rules/widgetTypes.ts'
import type { widget } from '../widget.ts'

type Widget = RecordOf<typeof widget>

/**
 * The configuration of a widget by the schema of its type.
 * @throws ApiError `invalid` at each part that is wrong: `config.items.0.values.link`
 */
export async function settleConfig({
  db,
  record,
  previous,
  actor,
}: OpenChange<Widget>): Promise<Pick<Widget, 'config'>> {
  const { config, type } = record
  if (previous && config !== null && isSame(previous.config, config) && previous.type === type)
    return { config }
  if (config !== null && !isObject(config)) throw refused<Widget>('config', 'wrong-type')
  const { contents, problems } = await settleContent(
    {
      db,
      actor,
      area: 'widget',
      shapeOf: widgetShape,
      previous: isObject(previous?.config) ? [{ ...previous.config, type: previous.type }] : [],
    },
    [{ ...(config ?? {}), type }],
    () => 'config',
  )
  if (problems.length > 0) throw new ApiError('invalid', { problems })
  const [content] = contents
  return {
    config: content && { values: content.values, translations: content.translations, items: content.items },
  }
}
