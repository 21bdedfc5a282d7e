/**
 * The version of `dayLogSchema`. Raise it with every change that could make a stored day invalid or incomplete, and say in
 * `stored-day.ts` how days of the version before become days of this one: a month is checked once, when it is written.
 */
export const dayLogVersion = 2
