import css from '../../../../src/controls/upload/upload.module.css'

/** Why files were not taken. */
export const Refused = ({ reasons }: { reasons: readonly string[] }) =>
  reasons.length > 0 && (
    <ul className={css.refused} role="alert">
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  )
