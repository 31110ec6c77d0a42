import { Miniature } from '../../Miniature.tsx'
import { MiniMenu } from '../../MiniMenu.tsx'
import { useMiniPage } from '../../useMiniPage.ts'

export default function TopMenu() {
  const { menu, title } = useMiniPage()
  return (
    <Miniature head={<MiniMenu isPlain {...menu} />} foot="Atelier">
      <p role="status">{title}</p>
    </Miniature>
  )
}
