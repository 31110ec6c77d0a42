import { useEffect, useState } from 'react'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const whole = 90

/** Minutes and seconds: `1:30`. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

export default function Countdown() {
  const t = useTexts()
  const [left, setLeft] = useState(whole)
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    if (!isOn || left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [isOn, left])
  return (
    <>
      <span role="timer" className={css.figure}>
        <bdi dir="ltr">{clock(left)}</bdi>
      </span>
      <Button small onClick={() => setOn(!isOn)} disabled={left === 0}>
        {t(`showcase.words.${isOn ? 'pause' : 'begin'}`)}
      </Button>
      <Button small look="text" disabled={left === whole} onClick={() => setLeft(whole)}>
        {t('showcase.words.reset')}
      </Button>
    </>
  )
}
