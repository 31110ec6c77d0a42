/** Pixels at which the frame changes (specification, section 9). */
export const breakpoints = { mobile: 768, tablet: 992, desktop: 1400, laptop: 1600 } as const
