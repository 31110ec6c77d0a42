import { useId, useState } from 'react'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import letters from '../../letters.module.css'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Rows() {
  const t = useTexts()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={css.stack} style={{ justifyItems: 'start' }}>
      <p id={id} lang="en" className={isOpen ? undefined : letters.clamped}>
        Woven by hand in Phulia from washed linen, this shirt has shell buttons, side slits and a collar that
        stays in shape. It was washed before it was sewn, so it keeps its size; iron it while it is damp. The
        colour is natural indigo, which grows a little lighter with every wash and does not rub off on what is
        worn below it.
      </p>
      <Button small look="text" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {t(`showcase.words.${isOpen ? 'less' : 'more'}`)}
      </Button>
    </div>
  )
}
