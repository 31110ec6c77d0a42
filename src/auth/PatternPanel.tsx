import { useAuthSurroundings } from './AuthContext.ts'
import styles from './auth.module.css'

/** A cutting table: paper pattern pieces with seam lines, notches and grain lines, and a threaded needle. */
export function PatternPanel() {
  const { t } = useAuthSurroundings()
  return (
    <aside className={styles.panel} data-panel>
      <svg viewBox="0 0 600 640" preserveAspectRatio="xMidYMid slice" aria-hidden className={styles.drawing}>
        <g className={styles.piece} transform="rotate(-7 190 260)">
          <path d="M110 96 160 76c8 34 52 40 74 8l58 26c-14 40-6 74 22 100l-8 258c-62 12-140 12-204-2l4-252c22-32 22-74 4-118Z" />
          <path
            className={styles.seam}
            d="m124 106 30-14c16 34 62 38 86 10l36 18c-8 38 0 70 24 94l-8 240c-54 8-122 8-176-2l4-234c18-32 20-72 4-112Z"
          />
          <path
            className={styles.line}
            d="M200 170v240m-8-12 8 14 8-14m-16-216 8-14 8 14M258 236l44-8M246 300l-14 96"
          />
        </g>
        <g className={styles.piece} transform="rotate(9 440 170)">
          <path d="M330 236c26-96 62-150 108-150s82 54 108 150l-26 118H356Z" />
          <path className={styles.seam} d="M344 236c24-84 56-134 94-134s70 50 94 134l-22 104H366Z" />
          <path
            className={styles.line}
            d="M438 140v160m-8-12 8 14 8-14m-16-136 8-14 8 14M322 246l18 4m216-14-18 4"
          />
        </g>
        <g className={styles.piece} transform="rotate(14 470 500)">
          <path d="M396 396h132l52 214c-74 26-164 26-238 0Z" />
          <path className={styles.seam} d="M408 410h108l46 190c-62 18-138 18-202 0Z" />
          <path
            className={styles.line}
            d="M462 440v120m-8-12 8 14 8-14m-16-96 8-14 8 14M436 396v18m52-18v18"
          />
        </g>
        <path
          className={styles.thread}
          d="M-20 520c80-70 120 30 200-14s34-150 124-170 84 66 150 28c34-20 44-62 62-92"
        />
        <g className={styles.needle} transform="translate(514 276) rotate(-62)">
          <path d="M0 0c4-3.4 10-4 16-3.4L96 0 16 3.4C10 4 4 3.4 0 0Z" />
          <path className={styles.eye} d="M6 0h10" />
        </g>
      </svg>
      <div className={styles.words}>
        <p className={styles.slogan}>{t('auth.panel.title')}</p>
        <p>{t('auth.panel.text')}</p>
      </div>
    </aside>
  )
}
