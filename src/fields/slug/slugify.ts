/** Makes a slug of a text: accents dropped, everything else that is not a letter or digit becomes one hyphen; may be empty. */
export function slugify(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 120)
    .replace(/^-+|-+$/g, '')
}
