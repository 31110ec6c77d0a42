/** The most that somebody may move of one customer's credit within a day, in paise; more is for whoever may do everything. */
export const walletLimit = 1_000_000
