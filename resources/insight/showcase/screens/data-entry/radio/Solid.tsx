import { useId } from 'react'
import css from '../../solid.module.css'
import { useTexts } from '../../words.ts'

export default function Solid() {
  const t = useTexts()
  const name = useId()
  return (
    <fieldset className={css.group}>
      <legend className="visually-hidden">{t('showcase.words.size')}</legend>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <label key={size}>
          <input type="radio" name={name} value={size} defaultChecked={size === 'medium'} />
          <span>{t(`showcase.words.${size}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
