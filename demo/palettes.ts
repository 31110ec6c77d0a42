/** Groups of colour codes that a line may come in. */
export const palettes = {
  soft: ['IVR', 'BLU', 'SAG', 'SKY', 'PEA', 'LAV', 'MNT', 'ROS', 'LEM', 'ECR'],
  earth: ['TER', 'RUS', 'MUS', 'OLV', 'SND', 'CML', 'CHO', 'IVR', 'BOT', 'MRN'],
  bright: ['RED', 'MAR', 'CRL', 'EMR', 'RYL', 'RAN', 'TEA', 'LEM', 'IVR'],
  dark: ['BLK', 'NVY', 'CHR', 'BOT', 'MRN', 'AUB', 'CHO'],
  office: ['WHT', 'SKY', 'NVY', 'BLK', 'GRY', 'IVR', 'BLU', 'CHR'],
  men: ['WHT', 'NVY', 'OLV', 'SND', 'SKY', 'IND', 'CHR', 'BOT', 'RUS', 'MUS'],
  knit: ['ECR', 'CML', 'NVY', 'BOT', 'MRN', 'GRY', 'MUS', 'ROS', 'CHR', 'SAG'],
  denim: ['LWD', 'MWD', 'DWD', 'BLK', 'IVR'],
  festive: ['RAN', 'MRN', 'EMR', 'TEA', 'MAR', 'NVY', 'IVR', 'AUB', 'RYL', 'RED'],
  groom: ['IVR', 'NVY', 'MRN', 'BOT', 'ECR', 'BLK', 'TEA'],
  kids: ['LEM', 'CRL', 'SKY', 'MNT', 'BLU', 'MAR', 'RED', 'LAV', 'NVY'],
  baby: ['IVR', 'MNT', 'SKY', 'BLU', 'LEM', 'ECR', 'SAG'],
  leather: ['CHO', 'TAN', 'BLK', 'MRN', 'CML', 'NVY', 'BOT'],
  shoes: ['BLK', 'CHO', 'TAN', 'MRN', 'IVR', 'BLU', 'NVY', 'RED'],
  sport: ['WHT', 'BLK', 'NVY', 'GRY', 'SAG', 'CRL'],
  canvas: ['ECR', 'OLV', 'NVY', 'BLK', 'SND', 'TER'],
  gold: ['GLD', 'RGD'],
  silver: ['SLV'],
  home: ['IVR', 'IND', 'SAG', 'TER', 'MUS', 'SND', 'BLU', 'GRY', 'TEA', 'MRN'],
  straw: ['SND', 'ECR', 'CML'],
  frames: ['CHO', 'BLK', 'TAN', 'BOT', 'AUB'],
} as const satisfies Record<string, readonly string[]>

/** The name of a palette. */
export type PaletteKey = keyof typeof palettes
