import { useLocale, useTranslate } from 'ra-core'
import { type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { QuestionDialog } from '../../../../../src/controls/parts/QuestionDialog.tsx'
import { formatNumber } from '../../../../../src/fields/decimal/formatNumber.ts'
import css from './crop.module.css'
import { cutOut, drawWindow } from './cutOut.ts'
import { moved, nearest, pressed, whole, zoomed } from './window.ts'

interface CropDialogProps {
  bitmap: ImageBitmap
  /** Gets the cut-out as base64; the dialog waits for it. */
  onKeep: (picture: string) => Promise<void>
  onClose: () => void
}

/** Which square of a picture is kept: drawn with finger or mouse, moved by the arrow keys, or set by three sliders. */
export default function CropDialog({ bitmap, onKeep, onClose }: CropDialogProps) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const id = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [window, setWindow] = useState(whole)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (canvas.current) drawWindow(canvas.current, bitmap, window)
  }, [bitmap, window])
  const drag = ({ currentTarget, movementX, movementY, buttons }: PointerEvent<HTMLCanvasElement>) => {
    if (buttons !== 1) return
    const side = currentTarget.clientWidth
    setWindow((known) => moved(known, bitmap, -movementX / side, -movementY / side))
  }
  const keep = async () => {
    if (!canvas.current) return
    setBusy(true)
    try {
      await onKeep(cutOut(canvas.current))
    } finally {
      setBusy(false)
    }
  }
  const sliders = [
    {
      name: 'zoom',
      from: 1,
      to: nearest,
      at: window.zoom,
      set: (zoom: number) => zoomed(window, bitmap, zoom),
    },
    { name: 'across', from: 0, to: 1, at: window.x, set: (x: number) => ({ ...window, x }) },
    { name: 'down', from: 0, to: 1, at: window.y, set: (y: number) => ({ ...window, y }) },
  ]
  return (
    <QuestionDialog
      title={translate('account.picture.crop')}
      busy={isBusy}
      onClose={onClose}
      onClick={() => void keep()}
      submit={translate('account.picture.keep')}
    >
      <p id={`${id}-hint`} className={css.hint}>
        {translate('account.picture.hint')}
      </p>
      <canvas
        ref={canvas}
        width={512}
        height={512}
        className={css.stage}
        tabIndex={0}
        data-first
        role="img"
        aria-label={translate('account.picture.stage')}
        aria-describedby={`${id}-hint`}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={(event) => {
          const next = pressed(window, bitmap, event.key)
          if (!next) return
          event.preventDefault()
          setWindow(next)
        }}
      />
      {sliders.map(({ name, from, to, at, set }) => (
        <label key={name} className={css.slider}>
          {translate(`account.picture.${name}`)}
          <input
            type="range"
            // Left is left in the picture, whichever way the page is read.
            dir="ltr"
            min={from}
            max={to}
            step={0.01}
            value={at}
            aria-valuetext={formatNumber(at, locale, { style: 'percent' })}
            onChange={({ target }) => setWindow(set(Number(target.value)))}
          />
        </label>
      ))}
    </QuestionDialog>
  )
}
