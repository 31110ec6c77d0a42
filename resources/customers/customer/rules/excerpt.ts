import { shortened } from '../../../../src/core/shortened.ts'

const longest = 80

/** What a rating is called in lists: its title, or the beginning of its text, or its stars. */
export function excerpt(title: string | null, body: string | null, rating: number): string {
  const text = (title ?? body ?? '').replace(/\s+/g, ' ').trim()
  if (text === '') return '★'.repeat(rating)
  return shortened(text, longest)
}
