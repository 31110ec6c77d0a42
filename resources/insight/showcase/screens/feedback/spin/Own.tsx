import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Own() {
  const t = useTexts()
  return (
    <span>
      <svg
        className={css.dots}
        viewBox="0 0 60 16"
        width={60}
        role="img"
        aria-label={t('showcase.words.load')}
      >
        {[8, 30, 52].map((x) => (
          <circle key={x} cx={x} cy={8} r={6} />
        ))}
      </svg>
    </span>
  )
}
