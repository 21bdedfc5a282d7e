/**
 * The version of `dayLogSchema`. Raise it with every change that could make a stored day invalid or incomplete, and
 * convert days of the previous version in `stored-day.ts`: a month is validated only once, when it is written.
 */
export const dayLogVersion = 2
