import { useState } from 'react'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { Picture } from '../../../../../../src/views/Picture.tsx'
import { products, useMoney } from '../../products.ts'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function WithActs() {
  const t = useTexts()
  const money = useMoney()
  const [liked, setLiked] = useState<readonly string[]>(['LS-204'])
  return (
    <ul className={css.lines}>
      {products.slice(0, 3).map(({ code, name, price, stock }) => {
        const isLiked = liked.includes(code)
        return (
          <li key={code} className={css.withEnd} style={{ paddingBlock: 12 }}>
            <div>
              <h3>{name}</h3>
              <p>
                {money(price)} · {t('showcase.words.stock')} {stock}
              </p>
              <Button
                small
                look="text"
                aria-pressed={isLiked}
                aria-label={`${t('showcase.words.like')} – ${name}`}
                onClick={() => setLiked(isLiked ? liked.filter((each) => each !== code) : [...liked, code])}
              >
                {isLiked ? '♥' : '♡'} {t('showcase.words.like')}
              </Button>
            </div>
            <Picture value={null} width={72} alt="" />
          </li>
        )
      })}
    </ul>
  )
}
