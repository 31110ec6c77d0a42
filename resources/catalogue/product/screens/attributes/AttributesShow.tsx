import { useLocale, useTranslate } from 'ra-core'
import css from '../../../../../src/fields/keyValue/keyValue.module.css'
import KeyValueShow from '../../../../../src/fields/keyValue/keyValue.show.tsx'
import type { CellProps } from '../../../../../src/fields/view.ts'
import { usePunctuation } from '../../../../../src/providers/usePunctuation.ts'
import { labelIn } from '../../rules/labelIn.ts'
import { type Attribute, type AttributeOption, useAttributeSet } from './useAttributeSet.ts'

/** What is said of a product in the words of its category's set; what the set does not ask for (any more) as it was written. */
export default function AttributesShow(props: CellProps<Record<string, string>>) {
  const { value, record } = props
  const set = useAttributeSet(record.primaryCategory as string | null)
  const locale = useLocale() ?? 'en'
  const translate = useTranslate()
  const { list } = usePunctuation()
  if (!set?.active) return <KeyValueShow {...props} />
  const attributes = set.attributes as readonly Attribute[]
  const options = set.options as readonly AttributeOption[]
  const said = attributes.filter(({ code }) => value[code])
  const others = Object.entries(value).filter(([code]) => !attributes.some((each) => each.code === code))
  const nameOf = ({ code }: Attribute, chosen: string) => {
    const option = options.find((each) => each.attribute === code && each.code === chosen)
    return option ? labelIn(option, locale) : chosen
  }
  const words = (attribute: Attribute, text: string) => {
    if (attribute.type === 'yesNo') return translate(text === 'true' ? 'fields.yes' : 'fields.no')
    if (attribute.type === 'choices') return list(text.split(',').map((each) => nameOf(attribute, each)))
    if (attribute.type === 'choice') return nameOf(attribute, text)
    return attribute.unit ? `${text} ${attribute.unit}` : text
  }
  return (
    <>
      <dl className={css.pairs}>
        {said.map((attribute) => (
          <div key={attribute.code}>
            <dt>{labelIn(attribute, locale)}</dt>
            <dd dir="auto">{words(attribute, value[attribute.code] as string)}</dd>
          </div>
        ))}
      </dl>
      {others.length > 0 && <KeyValueShow {...props} value={Object.fromEntries(others)} />}
    </>
  )
}
