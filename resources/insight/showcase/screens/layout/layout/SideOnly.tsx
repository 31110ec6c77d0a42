import { Miniature } from '../../Miniature.tsx'
import { MiniMenu } from '../../MiniMenu.tsx'
import { useMiniPage } from '../../useMiniPage.ts'

export default function SideOnly() {
  const { menu, title } = useMiniPage()
  return (
    <Miniature isSideWhole side={<MiniMenu {...menu} />}>
      <p role="status">{title}</p>
    </Miniature>
  )
}
