import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { IconButton } from '../../../../../../src/controls/parts/IconButton.tsx'
import { SmallTable } from '../../../../../../src/views/SmallTable.tsx'
import { categories } from '../../categories.ts'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

type Nodes = typeof categories

/** The rows that can be seen: a branch is followed by what is below it while it is open. */
const rowsOf = (nodes: Nodes, open: readonly string[], level = 0): { node: Nodes[number]; level: number }[] =>
  nodes.flatMap((node) => [
    { node, level },
    ...(open.includes(node.id) ? rowsOf(node.below ?? [], open, level + 1) : []),
  ])

export default function TreeRows() {
  const translate = useTranslate()
  const t = useTexts()
  const [open, setOpen] = useState<readonly string[]>(['women'])
  return (
    <SmallTable
      label={t('showcase.words.categories')}
      heads={[t('showcase.words.categories'), { end: t('showcase.words.below') }]}
    >
      {rowsOf(categories, open).map(({ node: { id, title, below = [] }, level }) => {
        const isOpen = open.includes(id)
        return (
          <tr key={id}>
            <th scope="row">
              <span
                className={css.row}
                style={{
                  gap: 4,
                  minBlockSize: 28,
                  paddingInlineStart: level * 24 + (below.length > 0 ? 0 : 32),
                }}
              >
                {below.length > 0 && (
                  <IconButton
                    small
                    glyph={isOpen ? 'open' : 'next'}
                    aria-expanded={isOpen}
                    label={`${translate(isOpen ? 'ra.action.close' : 'ra.action.expand')} – ${title}`}
                    onClick={() => setOpen(isOpen ? open.filter((each) => each !== id) : [...open, id])}
                  />
                )}
                {title}
              </span>
            </th>
            <td data-end>{below.length}</td>
          </tr>
        )
      })}
    </SmallTable>
  )
}
