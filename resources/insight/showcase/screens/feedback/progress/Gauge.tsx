import { useLocale } from 'ra-core'
import { formatNumber } from '../../../../../../src/fields/decimal/formatNumber.ts'
import { useTexts } from '../../words.ts'

const value = 0.68
const arc = { fill: 'none', strokeWidth: 10, strokeLinecap: 'round', pathLength: 100 } as const
const path = 'M 20 78 A 48 48 0 1 1 100 78'

export default function Gauge() {
  const t = useTexts()
  const said = formatNumber(value, useLocale() ?? 'en', { style: 'percent' })
  return (
    <span>
      <svg viewBox="0 0 120 92" width={160} role="img" aria-label={`${t('showcase.words.load')} ${said}`}>
        <path {...arc} d={path} stroke="var(--sunken)" />
        <path {...arc} d={path} stroke="var(--accent-fill)" strokeDasharray={`${value * 100} 100`} />
        <text x={60} y={66} textAnchor="middle" fill="var(--text)" fontSize={20} fontWeight={600}>
          {said}
        </text>
      </svg>
    </span>
  )
}
