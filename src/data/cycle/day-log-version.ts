/**
 * The version of `dayLogSchema`. Raise it with every change that could make a stored day invalid or incomplete: pages of
 * other versions are checked when they are read, pages of this one are not.
 */
export const dayLogVersion = 1
