import { Miniature } from '../../Miniature.tsx'
import { MiniMenu } from '../../MiniMenu.tsx'
import { useMiniPage } from '../../useMiniPage.ts'

export default function HeadBeside() {
  const { menu, title } = useMiniPage()
  return (
    <Miniature isSideWhole head={title} side={<MiniMenu {...menu} />} foot="Atelier">
      <p role="status">{title}</p>
    </Miniature>
  )
}
