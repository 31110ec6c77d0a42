import { type FormEvent, useState } from 'react'
import { newKey } from '../../providers/idempotencyKey.ts'
import { Button } from '../../shell/controls/Button.tsx'
import { TextField } from '../../shell/controls/TextField.tsx'
import { brandOf, type Card, digitsOf, expiryOf, isCode } from './cards.ts'
import styles from './plans.module.css'
import { useTexts } from './plans.ts'

type Input = 'holder' | 'number' | 'expires' | 'code'

const inputs: readonly Input[] = ['holder', 'number', 'expires', 'code']

/** A new card. What is typed is checked here and forgotten; the last four digits and the month are all that is kept. */
export function AddCard({ onAdd, onClose }: { onAdd: (card: Card) => void; onClose: () => void }) {
  const t = useTexts()
  const [wrong, setWrong] = useState<readonly Input[]>([])
  const [number, setNumber] = useState('')
  const brand = brandOf(number)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = (name: Input) => String(new FormData(form).get(name))
    const holder = typed('holder').trim()
    const expires = expiryOf(typed('expires'), new Date())
    const found = inputs.filter(
      (name) => !{ holder: holder !== '', number: brand, expires, code: isCode(typed('code'), brand) }[name],
    )
    setWrong(found)
    const [first] = found
    if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    else if (brand && expires)
      onAdd({ id: newKey(), holder, brand, last4: digitsOf(number).slice(-4), expires })
  }
  const field = (name: Input, help?: string) => ({
    name,
    label: t(`plans.new.${name}`),
    help,
    error: wrong.includes(name) ? t(`plans.wrong.${name}`) : undefined,
    // A real card has no business here, so the browser does not offer one.
    autoComplete: 'off',
  })
  return (
    <form noValidate onSubmit={submit} className={styles.form} aria-label={t('plans.addCard')}>
      <TextField {...field('holder')} maxLength={80} autoFocus />
      <TextField
        {...field('number', brand ? t(`plans.brands.${brand}`) : t('plans.testNumber'))}
        inputMode="numeric"
        dir="ltr"
        maxLength={23}
        onChange={(event) => setNumber(event.target.value)}
      />
      <div className={styles.pair}>
        <TextField {...field('expires')} inputMode="numeric" dir="ltr" placeholder="MM/YY" maxLength={7} />
        <TextField
          {...field('code', t(brand === 'amex' ? 'plans.codeFront' : 'plans.codeBack'))}
          inputMode="numeric"
          dir="ltr"
          maxLength={4}
        />
      </div>
      <div className={styles.buttons}>
        <Button type="submit" look="primary">
          {t('plans.saveCard')}
        </Button>
        <Button onClick={onClose}>{t('plans.cancel')}</Button>
      </div>
    </form>
  )
}
