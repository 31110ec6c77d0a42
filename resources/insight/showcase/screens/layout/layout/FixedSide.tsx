import { Miniature } from '../../Miniature.tsx'
import { MiniMenu } from '../../MiniMenu.tsx'
import { products } from '../../products.ts'
import css from '../../showcase.module.css'
import { useMiniPage } from '../../useMiniPage.ts'

export default function FixedSide() {
  const { menu, title } = useMiniPage()
  return (
    <Miniature isSideWhole scrolls={title} side={<MiniMenu {...menu} />} head={title} foot="Atelier">
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
