import { useEffect, useState } from 'react'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const step = 12
const most = 60

export default function Endless() {
  const t = useTexts()
  const [count, setCount] = useState(step)
  const [isLoading, setLoading] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => {
      setCount((known) => Math.min(known + step, most))
      setLoading(false)
    }, 600)
    return () => clearTimeout(timer)
  }, [isLoading])
  return (
    <section
      className={css.scroller}
      aria-label={t('showcase.words.products')}
      aria-busy={isLoading}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        if (count < most && scrollTop + clientHeight > scrollHeight - 80) setLoading(true)
      }}
    >
      <ul className={css.lines}>
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
          <li key={at} style={{ paddingBlock: 8 }}>
            <bdi dir="ltr">LS-{200 + at}</bdi>
          </li>
        ))}
        {isLoading && <li style={{ paddingBlock: 8 }}>{t('showcase.words.oneMoment')}</li>}
      </ul>
    </section>
  )
}
