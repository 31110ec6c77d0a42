import { useLocale, useTranslate } from 'ra-core'
import { useRef } from 'react'
import { useKnownPincode } from '#knownPincode'
import { filtered } from '../../controls/filter/filtered.tsx'
import { ChoiceBox } from '../../controls/parts/ChoiceBox.tsx'
import { type EditorProps, messageAt } from '../../controls/parts/editor.ts'
import { Frame } from '../../controls/parts/Frame.tsx'
import { framed } from '../../controls/parts/framed.tsx'
import { TextBox } from '../../controls/parts/TextBox.tsx'
import { countries } from '../country/countries.ts'
import { PhoneBox } from '../phone/PhoneBox.tsx'
import type { FieldInput } from '../view.ts'
import css from './address.module.css'
import type { Address, AddressOptions } from './address.ts'
import { filledIn } from './filledIn.ts'

type Part = keyof Address

/** The parts in the order people write an address, with what browsers call them. */
const parts: readonly { part: Part; required?: true; wide?: true; autoComplete: string; ltr?: true }[] = [
  { part: 'fullName', required: true, autoComplete: 'section-record name' },
  { part: 'phone', required: true, autoComplete: 'section-record tel' },
  { part: 'line1', required: true, wide: true, autoComplete: 'section-record address-line1' },
  { part: 'line2', wide: true, autoComplete: 'section-record address-line2' },
  { part: 'landmark', autoComplete: 'off' },
  { part: 'pincode', required: true, autoComplete: 'section-record postal-code', ltr: true },
  { part: 'city', required: true, autoComplete: 'section-record address-level2' },
  { part: 'district', autoComplete: 'off' },
  { part: 'state', required: true, autoComplete: 'section-record address-level1' },
]

const isEmpty = ({ country: _, type: __, ...rest }: Partial<Address>) =>
  Object.values(rest).every((text) => !text)

function Edit({
  id,
  source,
  value,
  onChange,
  onBlur,
  disabled,
  error,
}: EditorProps<Address, AddressOptions>) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const address: Partial<Address> = value ?? {}
  const change = (part: Part, text: string) => {
    const next = { country: 'IN', type: 'home', ...address, [part]: text } as Partial<Address>
    onChange(isEmpty(next) ? null : (next as Address))
  }
  const known = useKnownPincode()
  const latest = useRef(address)
  latest.current = address
  // Only what is still empty, and as it is when the answer comes: nobody's typing is undone.
  const fillIn = async () => {
    onBlur?.()
    const found = await known(String(address.pincode ?? ''), address.country ?? 'IN')
    const parts = found && filledIn(latest.current, found)
    if (parts) onChange({ country: 'IN', type: 'home', ...latest.current, ...parts } as Address)
  }
  const say = (part: string) => translate(`fields.address.${part}`)
  const frameOf = (part: Part) => ({
    id: part === 'fullName' ? id : `${id}-${part}`,
    source: `${source}.${part}`,
    label: say(part),
    error: messageAt(error, part),
  })
  const tie = (part: Part) => {
    const { id, source, label, error } = frameOf(part)
    return {
      id,
      source,
      label,
      disabled,
      onBlur,
      invalid: error !== undefined,
      describedBy: error && `${id}-error`,
    }
  }
  return (
    <div className={css.address}>
      {parts.map(({ part, required, wide, autoComplete, ltr }) => (
        <div key={part} data-wide={wide}>
          <Frame {...frameOf(part)} required={required}>
            {part === 'phone' ? (
              <PhoneBox
                {...tie(part)}
                required={required}
                autoComplete={autoComplete}
                country={address.country}
                value={String(address.phone ?? '') || null}
                onChange={(phone) => change(part, phone ?? '')}
              />
            ) : (
              <TextBox
                {...tie(part)}
                required={required}
                autoComplete={autoComplete}
                dir={ltr ? 'ltr' : 'auto'}
                text={String(address[part] ?? '')}
                onText={(text) => change(part, text)}
                onBlur={part === 'pincode' ? () => void fillIn() : onBlur}
              />
            )}
          </Frame>
        </div>
      ))}
      <Frame {...frameOf('country')} required>
        <ChoiceBox
          {...tie('country')}
          required
          choices={countries(locale)}
          chosen={address.country ?? 'IN'}
          onChoose={(code) => change('country', code)}
        />
      </Frame>
      <Frame {...frameOf('type')}>
        <ChoiceBox
          {...tie('type')}
          choices={['home', 'work', 'other'].map((type) => ({ value: type, label: say(`types.${type}`) }))}
          chosen={address.type ?? 'home'}
          onChoose={(type) => change('type', type)}
        />
      </Frame>
      <Frame {...frameOf('gstin')}>
        <TextBox
          {...tie('gstin')}
          dir="ltr"
          text={address.gstin ?? ''}
          onText={(text) => change('gstin', text.toUpperCase())}
        />
      </Frame>
    </div>
  )
}

export default {
  Input: framed(Edit, { group: true }),
  Edit,
  isWide: true,
  Filter: filtered({ words: 'choice' }),
} satisfies FieldInput<AddressOptions>
