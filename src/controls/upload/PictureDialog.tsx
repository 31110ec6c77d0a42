// biome-ignore-all lint/a11y/useSemanticElements: a fieldset brings a frame and a legend that are not wanted here

import { useLocale, useTranslate } from 'ra-core'
import { type PointerEvent, useId, useState } from 'react'
import { formatNumber } from '../../fields/decimal/formatNumber.ts'
import { longestAlt, otherLocales, type Picture as PictureValue } from '../../fields/image/image.ts'
import { Picture } from '../../views/Picture.tsx'
import { pictureUrl } from '../../views/pictureUrl.ts'
import { Counter } from '../parts/Counter.tsx'
import css from '../parts/Frame.module.css'
import { QuestionDialog } from '../parts/QuestionDialog.tsx'
import { TextBoxField } from '../parts/TextBoxField.tsx'
import own from './upload.module.css'
import { useReplacement } from './useReplacement.tsx'

interface PictureDialogProps {
  picture: PictureValue
  /** Largest file that may replace it; nothing can where absent. */
  maxMB?: number
  onChange: (picture: PictureValue) => void
  onClose: () => void
}

/** The words of a picture in every language, another file in its place, and its focal point: pressed on the picture or set by two sliders, with what crops will show. */
export function PictureDialog({ picture, maxMB, onChange, onClose }: PictureDialogProps) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const id = useId()
  const [draft, setDraft] = useState(picture)
  const set = (changes: Partial<PictureValue>) => setDraft((known) => ({ ...known, ...changes }))
  const { zone, isUnderWay } = useReplacement(`${id}-file`, maxMB ?? 0, (file) => set({ file }))
  const point = (event: PointerEvent<HTMLElement>) => {
    if (event.type === 'pointermove' && event.buttons !== 1) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    set({ focalX: share((event.clientX - left) / width), focalY: share((event.clientY - top) / height) })
  }
  return (
    <QuestionDialog
      title={translate('fields.picture.title')}
      size="medium"
      onClose={onClose}
      disabled={isUnderWay}
      onClick={() => {
        onChange(settled(draft))
        onClose()
      }}
      submit={translate('fields.picture.apply')}
    >
      <div className={css.stack} style={{ gap: 18 }}>
        <div className={own.focal} onPointerDown={point} onPointerMove={point}>
          <img src={pictureUrl(draft.file, 1280)} alt={draft.alt} draggable={false} />
          <span
            className={own.point}
            style={{ left: `${draft.focalX * 100}%`, top: `${draft.focalY * 100}%` }}
          />
        </div>
        <div className={own.crops} aria-hidden="true">
          <Picture value={draft} width={72} alt="" />
          <Picture value={draft} width={54} height={72} alt="" />
          <Picture value={draft} width={144} height={72} alt="" />
        </div>
        <div className={own.axes} role="group" aria-label={translate('fields.picture.focal')}>
          {(['focalX', 'focalY'] as const).map((axis) => (
            <label key={axis} className={own.axis}>
              {translate(`fields.picture.${axis}`)} ·{' '}
              {formatNumber(draft[axis], locale, { style: 'percent' })}
              <input
                type="range"
                dir="ltr"
                min={0}
                max={100}
                value={Math.round(draft[axis] * 100)}
                onChange={(event) => set({ [axis]: share(Number(event.target.value) / 100) })}
              />
            </label>
          ))}
        </div>
        {maxMB !== undefined && zone}
        <TextBoxField
          id={`${id}-alt`}
          source="alt"
          label={translate('fields.picture.alt')}
          help={translate('fields.picture.altHelp')}
          note={<Counter value={draft.alt} max={longestAlt} />}
          maxLength={longestAlt}
          more={{ 'data-first': true }}
          text={draft.alt}
          onText={(alt) => set({ alt })}
        />
        {otherLocales.map((other) => {
          const label = translate('form.inLanguage', {
            field: translate('fields.picture.alt'),
            language: translate(`form.languages.${other}`),
          })
          const text = draft.alts?.[other] ?? ''
          return (
            <TextBoxField
              key={other}
              id={`${id}-alt-${other}`}
              source={`alts.${other}`}
              label={label}
              note={<Counter value={text} max={longestAlt} />}
              maxLength={longestAlt}
              placeholder={draft.alt}
              more={{ lang: other }}
              text={text}
              onText={(words) => set({ alts: { ...draft.alts, [other]: words } })}
            />
          )
        })}
      </div>
    </QuestionDialog>
  )
}

/** As it is stored: without blanks at the ends, and without languages in which nothing is written. */
function settled({ alts = {}, ...picture }: PictureValue): PictureValue {
  const written = otherLocales.flatMap((locale) => {
    const text = alts[locale]?.trim()
    return text ? [[locale, text] as const] : []
  })
  const rest = { ...picture, alt: picture.alt.trim() }
  return written.length > 0 ? { ...rest, alts: Object.fromEntries(written) } : rest
}

/** Between 0 and 1, in whole hundredths. */
const share = (value: number) => Math.round(Math.max(0, Math.min(1, value)) * 100) / 100
