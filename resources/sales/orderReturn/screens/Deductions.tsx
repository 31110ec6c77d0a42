import { useId } from 'react'
import { ChoiceField } from '../../../../src/controls/parts/ChoiceField.tsx'
import { Frame } from '../../../../src/controls/parts/Frame.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import type { orderReturn } from '../orderReturn.ts'
import { RupeeBox } from './RupeeBox.tsx'
import css from './returns.module.css'

/** Something that is taken off a refund; null while its amount cannot be read. */
export interface Deduction {
  readonly type: string
  readonly amount: number | null
  readonly reason: string
}

/** Whether a deduction can be sent. */
export const isWhole = (one: Deduction): one is Deduction & { readonly amount: number } =>
  one.amount !== null && one.amount > 0

interface DeductionsProps {
  path: string
  types: readonly string[]
  deductions: readonly Deduction[]
  onChange: (deductions: readonly Deduction[]) => void
}

/** What is taken off a refund, line by line; none at first. */
export function Deductions({ path, types, deductions, onChange }: DeductionsProps) {
  const { text, field, choices } = useAreaWords<typeof orderReturn>(path)
  const id = useId()
  const set = (index: number, next: Partial<Deduction>) =>
    onChange(deductions.map((one, at) => (at === index ? { ...one, ...next } : one)))
  return (
    <fieldset className={css.group}>
      <legend>{field('deductions')}</legend>
      {deductions.map(({ type, amount, reason }, index) => {
        const part = (name: keyof RecordOf<typeof orderReturn>['deductions'][number]) => ({
          id: `${id}-${index}-${name}`,
          source: `deductions.${index}.${name}`,
          label: field(`deductions.${name}`),
        })
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines without an identity, only ever added and taken away by their place
          <div key={index} className={css.pair}>
            <ChoiceField
              {...part('type')}
              choices={choices('deductions.type', types)}
              chosen={type}
              onChoose={(next) => set(index, { type: next })}
            />
            <Frame {...part('amount')} required>
              <RupeeBox {...part('amount')} paise={amount} onPaise={(next) => set(index, { amount: next })} />
            </Frame>
            <TextBoxField
              {...part('reason')}
              maxLength={255}
              text={reason}
              onText={(next) => set(index, { reason: next })}
            />
          </div>
        )
      })}
      <div className={css.about}>
        <Button
          small
          look="text"
          onClick={() => onChange([...deductions, { type: types[0] ?? 'other', amount: null, reason: '' }])}
        >
          {text('addDeduction')}
        </Button>
        {deductions.length > 0 && (
          <Button small look="text" onClick={() => onChange(deductions.slice(0, -1))}>
            {text('dropDeduction')}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
