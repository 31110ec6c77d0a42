import { Miniature } from '../../Miniature.tsx'
import { MiniMenu } from '../../MiniMenu.tsx'
import { products } from '../../products.ts'
import css from '../../showcase.module.css'
import { useMiniPage } from '../../useMiniPage.ts'
import { useTexts } from '../../words.ts'

export default function FixedHead() {
  const t = useTexts()
  const { menu } = useMiniPage()
  return (
    <Miniature isHeadFixed scrolls={t('showcase.words.products')} head={<MiniMenu isPlain {...menu} />}>
      <ul className={css.plain} lang="en">
        {[...products, ...products].map(({ code, name }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: each stands there twice, and never moves
          <li key={index}>
            {name} <bdi dir="ltr">{code}</bdi>
          </li>
        ))}
      </ul>
    </Miniature>
  )
}
