/** The entries of a day besides bleeding, symptoms and mood. All of it is optional. */

export const sexKinds = ['protected', 'unprotected'] as const
export type Sex = (typeof sexKinds)[number]

export const testResults = ['negative', 'positive'] as const
export type TestResult = (typeof testResults)[number]

/** Cervical mucus, from the least to the most fertile: Sensiplan's t, Ø, f, S and S+. */
export const mucusKinds = ['dry', 'nothing', 'damp', 'creamy', 'stretchy'] as const
export type Mucus = (typeof mucusKinds)[number]

/** None, mild, moderate, severe. */
export const pains = [0, 1, 2, 3] as const
export type Pain = (typeof pains)[number]
export const severePain: Pain = 3

/** Bounds of what is measured: degrees Celsius on waking, and kilograms. */
export const measureBounds = {
  temperature: { min: 34, max: 43, decimals: 2 },
  weight: { min: 20, max: 250, decimals: 1 },
} as const
export type Measure = keyof typeof measureBounds

/** Symptoms and medicines in the person's own words. */
export const ownWordLimit = 40
