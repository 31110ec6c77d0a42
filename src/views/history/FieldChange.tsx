import { useTranslate } from 'ra-core'
import type { AnyRecord, Resource } from '../../core/index.ts'
import { apartName, apartSum } from '../../derive/apartColumns.ts'
import { plainTextOf } from '../../fields/richText/plainTextOf.ts'
import type { HistoryEntry } from '../../providers/shopCalls.ts'
import { usePunctuation } from '../../providers/usePunctuation.ts'
import { useTexts } from '../form/useTexts.ts'
import { FieldValue } from '../show/FieldValue.tsx'
import { Became } from './Became.tsx'
import css from './history.module.css'
import { RowChanges } from './RowChanges.tsx'
import { textDiff } from './textDiff.ts'

interface FieldChangeProps {
  resource: Resource
  change: HistoryEntry['changes'][number]
  record: AnyRecord
  /** The record was made: there is no before. */
  isBirth?: boolean
}

/** What the history's name of a field is called: `Name`, `Name (French)`. */
export function useFieldLabel(resource: Resource): (path: string) => string {
  const translate = useTranslate()
  const texts = useTexts(resource)
  const { pair } = usePunctuation()
  const sum = apartSum(resource)
  return (path) => {
    const apart = apartName(resource, path)
    if (sum && apart) return pair(texts.field(`${sum.rows}.${sum.of}`), apart)
    const [first, locale, name = ''] = path.split('.')
    return first === 'translations'
      ? translate('form.inLanguage', {
          field: texts.field(name),
          language: translate(`form.languages.${locale}`),
        })
      : texts.field(path)
  }
}

/** What a field was and became, in the way of its kind: words of long texts, cells of rows, the rest side by side. */
export function FieldChange({
  resource,
  change: { field: path, before, after },
  record,
  isBirth,
}: FieldChangeProps) {
  const name = path.split('.').at(-1) ?? path
  const field = resource.fields[name]
  const label = useFieldLabel(resource)(path)
  const value = (shown: unknown) => (
    <FieldValue isCompact resource={resource} name={name} field={field} value={shown} record={record} />
  )
  const isText =
    (field?.kind === 'longText' || field?.kind === 'richText') &&
    typeof before === 'string' &&
    typeof after === 'string'
  return (
    <div className={css.change}>
      <dt>{label}</dt>
      <dd>
        {field?.options.fields && !isBirth ? (
          <RowChanges
            resource={resource}
            name={name}
            fields={field.options.fields}
            before={before}
            after={after}
            record={record}
          />
        ) : isText ? (
          <TextChange before={plainTextOf(before)} after={plainTextOf(after)} />
        ) : isBirth ? (
          value(after)
        ) : (
          <span className={css.pair}>
            <del className={css.before}>{value(before)}</del>
            <Became className={css.arrow} />
            <ins className={css.after}>{value(after)}</ins>
          </span>
        )}
      </dd>
    </div>
  )
}

/** The words that went and came, with enough of what stayed to find them. */
function TextChange({ before, after }: { before: string; after: string }) {
  return (
    <span dir="auto" className={css.text}>
      {textDiff(before, after).map(({ kind, text }, index) =>
        kind === 'gone' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text are told apart by their order only
          <del key={index}>{text}</del>
        ) : kind === 'new' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text are told apart by their order only
          <ins key={index}>{text}</ins>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text are told apart by their order only
          <span key={index}>{text}</span>
        ),
      )}
    </span>
  )
}
