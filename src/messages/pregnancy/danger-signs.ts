/** Reasons to get help at once in a pregnancy, in any week (WHO). */
export const dangerSigns = [
  'Bleeding from the vagina',
  'A severe headache, or blurred vision',
  'Convulsions',
  'Fast or difficult breathing',
  'Swelling of the face or hands',
  'Fever',
  'Strong pain in the belly',
  'Waters breaking early',
  'The baby moving less than before',
] as const

/** In the weeks after a birth (WHO) or a loss (NHS). */
export const dangerSignsAfter = ['You soak a pad in an hour', 'Clots larger than an egg', 'Fever', 'A bad smell', 'Strong pain'] as const

/** For anybody who bleeds (NHS). */
export const dangerSignsOfBleeding = ['You soak a pad or tampon every hour', 'You faint, or cannot stand up', 'Strong pain in the belly that does not stop'] as const
