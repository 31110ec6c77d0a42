import { Miniature } from '../../Miniature.tsx'
import { MiniMenu } from '../../MiniMenu.tsx'
import { useMiniPage } from '../../useMiniPage.ts'

export default function HeadAbove() {
  const { menu, title } = useMiniPage()
  return (
    <Miniature head="Atelier" side={<MiniMenu {...menu} />}>
      <p role="status">{title}</p>
    </Miniature>
  )
}
