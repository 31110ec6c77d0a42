import { useLocale, useTranslate } from 'ra-core'
import { useState } from 'react'
import { formatNumber } from '../../fields/decimal/formatNumber.ts'
import { checkFile, type FileRules } from './checkFile.ts'

/** Takes files that pass the check and says, in words, why the others did not; `room` is how many more fit. */
export function useFileTaker(rules: FileRules, room: number, onFiles: (files: File[]) => void) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const [refused, setRefused] = useState<readonly string[]>([])
  const take = (files: File[]) => {
    const checked = files.map((file) => ({ file, problem: checkFile(file, rules) }))
    const good = checked.filter(({ problem }) => !problem).map(({ file }) => file)
    const reasons = checked.flatMap(({ problem }) =>
      problem
        ? [translate(`fields.upload.${problem.key}`, { ...problem.values, ...sizes(problem.values, locale) })]
        : [],
    )
    const extra =
      good.length > room ? [translate('fields.upload.tooMany', { smart_count: good.length - room })] : []
    setRefused([...reasons, ...extra])
    if (room > 0 && good.length > 0) onFiles(good.slice(0, room))
  }
  return { take, refused, clear: () => setRefused([]) }
}

const sizes = ({ size }: Record<string, unknown>, locale: string) =>
  typeof size === 'number'
    ? { size: formatNumber(size / 1024 / 1024, locale, { maximumFractionDigits: 1 }) }
    : {}
