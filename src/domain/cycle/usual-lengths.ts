/** Cycle lengths in days that are usual (NHS, FIGO), and in the first two years after the first period (ACOG). */
export const usualLengths = { shortest: 21, longest: 35, longestInFirstYears: 45 } as const
