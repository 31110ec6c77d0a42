import { Miniature } from '../../Miniature.tsx'
import css from '../../miniature.module.css'
import { useTexts } from '../../words.ts'

export default function Combined() {
  const t = useTexts()
  const region = (name: string) => t(`showcase.words.regions.${name}`)
  const [head, side, body, foot] = [region('head'), region('side'), region('body'), region('foot')]
  return (
    <div className={css.combined}>
      <Miniature head={head} foot={foot}>
        {body}
      </Miniature>
      <Miniature head={head} side={side} foot={foot}>
        {body}
      </Miniature>
      <Miniature head={head} side={side}>
        {body}
      </Miniature>
      <Miniature head={head} side={side} foot={foot} isSideWhole>
        {body}
      </Miniature>
    </div>
  )
}
