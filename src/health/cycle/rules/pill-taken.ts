/** `late`: a combined pill on the day after, a progestogen-only pill later than its kind allows. */
export const pillTakenKinds = ['in-time', 'late'] as const
export type PillTaken = (typeof pillTakenKinds)[number]
