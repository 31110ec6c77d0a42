import { useWords } from '../../../../../../resources/insight/dashboard/screens/board/useWords.ts'
import { Change as ChangeOf } from '../../../../../../resources/insight/dashboard/screens/charts/Change.tsx'

export default function Change() {
  const words = useWords()
  return (
    <>
      <ChangeOf name="orders" value={312} before={280} words={words} />
      <ChangeOf name="orders" value={280} before={312} words={words} />
      <ChangeOf name="orders" value={280} before={280} words={words} />
    </>
  )
}
