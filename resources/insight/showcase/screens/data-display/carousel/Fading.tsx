import { Slides } from '../../Slides.tsx'
import { useTexts } from '../../words.ts'

export default function Fading() {
  const t = useTexts()
  return <Slides isFading label={t('showcase.words.categories')} />
}
