import { useTranslate } from 'ra-core'
import { IconButton } from '../../controls/parts/IconButton.tsx'
import type { AnyRecord } from '../../core/index.ts'
import { useCopy } from '../../shell/useCopy.ts'
import { RelativeTime } from '../history/RelativeTime.tsx'
import css from './show.module.css'

/** What the system knows of a record: when it was made and changed, and its id to copy. */
export function RecordFacts({ record }: { record: AnyRecord }) {
  const translate = useTranslate()
  const copy = useCopy()
  return (
    <div className={css.foot}>
      <span>
        {translate('form.facts.created')} <RelativeTime at={record.createdAt} />
      </span>
      <span>
        {translate('form.facts.updated')} <RelativeTime at={record.updatedAt} />
      </span>
      <span className={css.id}>
        {translate('form.facts.id')} <code dir="ltr">{String(record.id)}</code>
        <IconButton
          small
          glyph="copy"
          label={translate('form.facts.copy')}
          onClick={() => copy(String(record.id), 'form.facts.copied')}
        />
      </span>
    </div>
  )
}
