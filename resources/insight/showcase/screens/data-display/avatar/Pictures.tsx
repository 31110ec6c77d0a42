import { Picture } from '../../../../../../src/views/Picture.tsx'
import css from '../../showcase.module.css'

export default function Pictures() {
  return (
    <div className={css.row}>
      {[24, 40, 64, 96].map((width) => (
        <Picture key={width} value={null} width={width} alt="Linen shirt" />
      ))}
    </div>
  )
}
