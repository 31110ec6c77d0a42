/** Towns where the shop sends much, by where they lie on the map of the states. */
export const towns = [
  { name: 'Kolkata', at: [377, 289], side: 'end' },
  { name: 'Mumbai', at: [92, 361], side: 'start' },
  { name: 'Delhi', at: [171, 168], side: 'end' },
  { name: 'Chennai', at: [228, 479], side: 'end' },
] as const

/** What was sent to other countries in a year, in paise. */
export const abroad: Readonly<Record<string, number>> = {
  'United States of America': 48_200_000,
  'United Kingdom': 31_400_000,
  Germany: 12_800_000,
  France: 11_900_000,
  Japan: 9_600_000,
  Australia: 8_700_000,
  Canada: 7_900_000,
  'United Arab Emirates': 14_300_000,
  Italy: 4_200_000,
  Spain: 3_700_000,
  Brazil: 1_900_000,
  'South Africa': 2_400_000,
}
