/** The ways in which every page of the catalogue is looked at. */
export const looks = [
  { name: 'light-ltr', kept: { currentTheme: 'light', direction: 'ltr' } },
  { name: 'light-rtl', kept: { currentTheme: 'light', direction: 'rtl' } },
  { name: 'dark-ltr', kept: { currentTheme: 'dark', direction: 'ltr' } },
  { name: 'dark-rtl', kept: { currentTheme: 'dark', direction: 'rtl' } },
] as const

export type Look = (typeof looks)[number]
