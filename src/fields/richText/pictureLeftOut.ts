/** What is said instead of a picture: that it was left out (`told`), and what it was called where it had a name. */
export const pictureLeftOut = (
  told: string,
  pair: (label: string, value: unknown) => string,
  alt: string,
): string => (alt.trim() ? pair(told, alt.trim()) : told)
