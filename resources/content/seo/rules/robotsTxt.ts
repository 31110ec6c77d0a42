/** What is served while nobody has written a robots.txt: everything but the ways of a visit that are nobody's business. */
export const usualRobots = `User-agent: *
Disallow: /cart
Disallow: /checkout
Disallow: /account
Allow: /
`

/** The words that a line of robots.txt may begin with. */
const words = ['user-agent', 'allow', 'disallow', 'sitemap', 'crawl-delay', 'host', 'clean-param']

/** The lines (from 1) of a robots.txt that no robot can read: unknown words, rules before the first user agent, odd paths. */
export function robotsProblems(text: string): number[] {
  let hasAgent = false
  return text.split('\n').flatMap((line, index) => {
    const rule = line.replace(/#.*$/, '').trim()
    if (rule === '') return []
    const [, word = '', value = ''] = /^([A-Za-z-]+)\s*:\s*(.*)$/.exec(rule) ?? []
    const name = word.toLowerCase()
    if (name === 'user-agent') hasAgent = hasAgent || value !== ''
    const isRule = name === 'allow' || name === 'disallow'
    const isFine =
      words.includes(name) &&
      (name !== 'user-agent' || value !== '') &&
      (!isRule || (hasAgent && (value === '' || /^[/*]\S*$/.test(value)))) &&
      (name !== 'sitemap' || /^https?:\/\/\S+$/.test(value))
    return isFine ? [] : [index + 1]
  })
}
