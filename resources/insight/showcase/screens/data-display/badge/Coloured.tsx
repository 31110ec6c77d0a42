import css from '../../showcase.module.css'

const colours = ['#3e82f7', '#1f7a4d', '#8a5a00', '#b3261e', '#6b3fa0', '#00707a']

export default function Coloured() {
  return (
    <ul className={css.plain}>
      {colours.map((colour) => (
        <li key={colour} className={css.row} style={{ gap: 8 }}>
          <i className={css.spot} style={{ background: colour }} />
          <bdi dir="ltr">{colour}</bdi>
        </li>
      ))}
    </ul>
  )
}
