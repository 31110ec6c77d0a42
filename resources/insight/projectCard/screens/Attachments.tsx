import { useId } from 'react'
import { useController } from 'react-hook-form'
import { FileRows } from '../../../../src/fields/rows/FileRows.tsx'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { useFormFacts } from '../../../../src/views/form/FormContexts.ts'
import type { Row } from '../../../../src/views/form/rows/rowChanges.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { projectCard } from '../projectCard.ts'
import css from './card.module.css'
import { isPicture, useCover } from './useCover.ts'

/** The documents of a card: dropped, pasted or chosen, fetched and taken out. */
export function Attachments() {
  const { resource, writable, closed } = useFormFacts()
  const { text, field } = useAreaWords<typeof projectCard>(resource.path)
  const id = useId()
  const cover = useCover()
  const { field: input } = useController({ name: 'attachments' })
  const rows = (input.value ?? []) as Row[]
  const isOpen = closed === undefined && writable.has('attachments')
  if (!isOpen && rows.length === 0) return null
  return (
    <section aria-labelledby={id} className={css.part} data-source="attachments">
      <h3 id={id}>{field('attachments')}</h3>
      <FileRows
        id={`${id}-add`}
        name="file"
        rows={rows}
        most={projectCard.fields.attachments.options.max}
        disabled={!isOpen}
        onChange={input.onChange}
        beside={(file) =>
          cover &&
          isPicture(file) && (
            <Button
              small
              look="text"
              busy={cover.isBusy}
              disabled={cover.isFull}
              aria-label={text('useAsCoverOf', { name: file.name })}
              onClick={() => cover.use(file)}
            >
              {text('useAsCover')}
            </Button>
          )
        }
      />
    </section>
  )
}
