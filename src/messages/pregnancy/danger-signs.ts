/** Reasons to call the clinic immediately, in any week (WHO). */
export const dangerSigns = [
  'Bleeding from the vagina',
  'A severe headache, or blurred vision',
  'Swelling of the face or hands',
  'Fever',
  'Strong pain in the belly',
  'Waters breaking early',
  'The baby moving less than before',
] as const
