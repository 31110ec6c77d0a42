import { ApiError } from '../../../../server/apiError.ts'
import type { OpenChange } from '../../../../server/context.ts'
import { isSame } from '../../../../server/records/values.ts'
import { refused } from '../../../../server/refused.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { page } from '../page.ts'
import { blockShape, mostBlocks } from '../rules/blockTypes.ts'
import { settleContent } from './settleContent.ts'

type Page = RecordOf<typeof page>

/**
 * The blocks of a page as they may be stored.
 * @throws ApiError `invalid` at each part of a block that is wrong: `blocks.2.values.text`
 */
export async function settleBlocks({
  db,
  record,
  previous,
  actor,
}: OpenChange<Page>): Promise<Pick<Page, 'blocks'>> {
  const { blocks } = record
  if (previous && isSame(previous.blocks, blocks)) return { blocks }
  if (blocks === null) return { blocks }
  if (!Array.isArray(blocks)) throw refused<Page>('blocks', 'wrong-type')
  if (blocks.length > mostBlocks) throw refused<Page>('blocks', 'too-big-list', { max: mostBlocks })
  const { contents, problems } = await settleContent(
    {
      db,
      actor,
      area: 'page',
      shapeOf: blockShape,
      previous: Array.isArray(previous?.blocks) ? previous.blocks : [],
    },
    blocks,
    (index) => `blocks.${index}`,
  )
  if (problems.length > 0) throw new ApiError('invalid', { problems })
  return { blocks: contents }
}
