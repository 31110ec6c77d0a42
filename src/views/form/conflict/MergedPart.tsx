import { useTranslate } from 'ra-core'
import { Glyph } from '../../../controls/parts/Glyph.tsx'
import type { AnyRecord } from '../../../core/index.ts'
import { useRelativeTime } from '../../../providers/useRelativeTime.ts'
import { FieldValue } from '../../show/FieldValue.tsx'
import { useFormFacts } from '../FormContexts.ts'
import type { OthersChange } from '../failureOf.ts'
import { useChangeNames } from '../useChangeNames.ts'
import { type Part, type Values, valueAt } from '../values.ts'
import css from './conflict.module.css'

interface MergedPartProps {
  part: Part
  record: AnyRecord
  before: Values
  after: Values
  author: OthersChange | undefined
}

/** Something that only one side changed: it goes into the result by itself. */
export function MergedPart({ part, record, before, after, author }: MergedPartProps) {
  const { resource } = useFormFacts()
  const translate = useTranslate()
  const relative = useRelativeTime()
  const [label] = useChangeNames([part])
  const shown = (values: Values) => (
    <FieldValue
      isCompact
      resource={resource}
      name={part.name}
      field={resource.fields[part.name]}
      value={valueAt(values, part.path)}
      record={record}
    />
  )
  return (
    <div className={css.merged}>
      <div className={css.mergedLabel}>
        {label}
        {author && (
          <small>
            {translate('form.conflict.by', {
              actor: author.actor,
              time: relative(author.at),
            })}
          </small>
        )}
      </div>
      <div className={css.change}>
        <s>{shown(before)}</s>
        <Glyph name="became" className={css.arrow} />
        <span>{shown(after)}</span>
      </div>
    </div>
  )
}
