import { useLocale, useTranslate } from 'ra-core'
import { Fragment, type ReactNode } from 'react'
import type { AnyRecord, Resource } from '../../core/index.ts'
import { type FilterField, type FilterTests, phraseOf } from '../../derive/filters.ts'
import { CellLinksContext } from '../../fields/cellParts.tsx'
import { cellOf } from '../../fields/cells.ts'
import { useListTexts } from './useListTexts.ts'

interface FilterPhraseProps {
  resource: Resource
  filter: FilterField
  tests: FilterTests
}

/** A filter as a sentence: **Price** is between ₹1 and ₹5. Values are shown the way their column shows them. */
export function FilterPhrase({ resource, filter: { name, field }, tests }: FilterPhraseProps) {
  const translate = useTranslate()
  const locale = useLocale()
  const texts = useListTexts(resource)
  const { key, operands } = phraseOf(field, tests)
  const isList = key === 'isAnyOf' || key === 'hasAnyOf'
  const shown = operands.slice(0, 3)
  const values = shown.map((operand) => (
    <Operand key={String(operand)} resource={resource} name={name} field={field} value={operand} />
  ))
  const rest = operands.length - shown.length
  const words: ReactNode[] = isList ? listed(locale, [...values, ...(rest > 0 ? [`+${rest}`] : [])]) : values
  const parts: Record<string, ReactNode> = {
    field: <b>{texts.field(name)}</b>,
    value: isList ? words : words[0],
    low: words[0],
    high: words[1],
  }
  return (
    <CellLinksContext value="none">
      {filled(translate(`list.filter.phrase.${key}`, marks), parts)}
    </CellLinksContext>
  )
}

/** One value as words. */
function Operand({
  resource,
  name,
  field,
  value,
}: {
  resource: Resource
  name: string
  field: FilterField['field']
  value: unknown
}) {
  const translate = useTranslate()
  if (field.kind === 'boolean') return translate(value === true ? 'ra.boolean.true' : 'ra.boolean.false')
  if (value === null || value === undefined) return null
  const Cell = cellOf(entryKinds[field.kind] ?? field.kind)
  return <Cell value={value} options={field.options} name={name} record={nobody} resource={resource} />
}

/** A filter on a list names single entries of it. */
const entryKinds: Readonly<Record<string, string>> = {
  multiSelect: 'select',
  references: 'reference',
  texts: 'text',
}

const nobody: AnyRecord = { id: '', version: 0, createdAt: '', updatedAt: '' }

/** Placeholders that stand for what is no text, so that every language puts them where it wants them. */
const marks = {
  field: '\ue000field\ue001',
  value: '\ue000value\ue001',
  low: '\ue000low\ue001',
  high: '\ue000high\ue001',
}

function filled(phrase: string, parts: Record<string, ReactNode>): ReactNode {
  return phrase.split(/\ue000(\w+)\ue001/).map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one phrase never move
    return <Fragment key={index}>{index % 2 === 0 ? part : parts[part]}</Fragment>
  })
}

/** `a, b or c` in the language, around things that are no text. */
function listed(locale: string, values: ReactNode[]): ReactNode[] {
  const format = new Intl.ListFormat(locale, { type: 'disjunction', style: 'short' })
  return format.formatToParts(values.map((_, index) => String(index))).map(({ type, value }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one list never move
    <Fragment key={index}>{type === 'element' ? values[Number(value)] : value}</Fragment>
  ))
}
