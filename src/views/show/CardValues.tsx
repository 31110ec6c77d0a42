import type { MouseEvent, MouseEventHandler } from 'react'
import type { AnyRecord, Resource } from '../../core/index.ts'
import { useFormFacts, useFormPlace } from '../form/FormContexts.ts'
import { useTexts } from '../form/useTexts.ts'
import { ShownValue } from './ShownValue.tsx'
import css from './show.module.css'

interface CardValuesProps {
  names: readonly string[]
  /** Those of them that may be changed: pressed, they become inputs. */
  open: readonly string[]
  /** What the card is called: a value of the same name needs no further one. */
  title: string
}

/** Values of a record with their names, as text. */
export function CardValues({ names, open, title }: CardValuesProps) {
  const { resource, base } = useFormFacts()
  const { goTo } = useFormPlace()
  const onPress = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    const name = target.closest<HTMLElement>('[data-name]')?.dataset.name
    // What is marked is to be copied, and links and the like do what they do.
    if (name === undefined || !open.includes(name) || String(getSelection())) return
    if (!target.closest('a, button, input, summary, time, pre')) goTo(name)
  }
  if (names.length === 0) return null
  return (
    <ValueList
      resource={resource}
      record={base as AnyRecord}
      names={names}
      open={open}
      title={title}
      onPress={onPress}
    />
  )
}

interface ValueListProps extends Partial<Pick<CardValuesProps, 'open' | 'title'>> {
  resource: Resource
  record: AnyRecord
  names: readonly string[]
  onPress?: MouseEventHandler
}

/** The same where nothing is to be pressed: values of any record of an area. */
export function ValueList({ resource, record, names, open = [], title, onPress }: ValueListProps) {
  const texts = useTexts(resource)
  return (
    <dl className={css.values} onClick={onPress}>
      {names.map((name) => (
        <div
          key={name}
          className={css.value}
          data-name={name}
          data-wide={wideKinds.has(resource.fields[name]?.kind ?? '') || undefined}
          data-open={open.includes(name) || undefined}
        >
          <dt className={texts.field(name) === title ? 'visually-hidden' : undefined}>{texts.field(name)}</dt>
          <dd>
            <ShownValue resource={resource} record={record} name={name} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Kinds that want the whole width of a card. */
const wideKinds: ReadonlySet<string> = new Set([
  ...(['rows', 'json', 'longText', 'richText', 'images'] as const),
  ...(['blocks', 'keyValue', 'references', 'texts'] as const),
])
