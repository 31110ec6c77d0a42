import css from '../../showcase.module.css'

const filled = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(90px, 1fr))', gap: 12 }

export default function Filled() {
  return (
    <div style={filled}>
      {Array.from({ length: 7 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells never move
        <div key={index} className={css.cell}>
          {index + 1}
        </div>
      ))}
    </div>
  )
}
