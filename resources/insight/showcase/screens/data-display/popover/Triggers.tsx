import { useId, useRef, useState } from 'react'
import { Floating } from '../../../../../../src/controls/parts/Floating.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const ways = ['hover', 'focus', 'press'] as const

export default function Triggers() {
  const t = useTexts()
  const id = useId()
  const [way, setWay] = useState<(typeof ways)[number]>()
  const anchors = useRef<Partial<Record<string, HTMLElement | null>>>({})
  const shut = () => setWay(undefined)
  const on = {
    hover: { onPointerEnter: () => setWay('hover'), onPointerLeave: shut },
    focus: { onFocus: () => setWay('focus'), onBlur: shut },
    press: { onClick: () => setWay(way === 'press' ? undefined : 'press'), onBlur: shut },
  }
  const anchor = way && anchors.current[way]
  return (
    <>
      {ways.map((each) => (
        <Button
          key={each}
          ref={(element) => {
            anchors.current[each] = element
          }}
          aria-describedby={each === way ? id : undefined}
          onKeyDown={({ key }) => key === 'Escape' && shut()}
          {...on[each]}
        >
          {t(`showcase.words.ways.${each}`)}
        </Button>
      ))}
      {anchor && (
        <Floating anchor={anchor} id={id} role="status" className={css.panel}>
          {t('showcase.words.lowStock')}
        </Floating>
      )}
    </>
  )
}
