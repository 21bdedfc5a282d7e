import * as messages from './danger-signs.gen'

/** Reasons to get help at once in a pregnancy, in any week (WHO). */
export const dangerSigns = [
  messages.bleeding,
  messages.headache,
  messages.convulsions,
  messages.breathing,
  messages.swelling,
  messages.fever,
  messages.bellyPain,
  messages.watersBreaking,
  messages.lessMovement,
] as const

/** In the weeks after a birth (WHO) or a loss (NHS). */
export const dangerSignsAfter = [messages.soakedPad, messages.clots, messages.fever, messages.badSmell, messages.strongPain] as const

/** For anybody who bleeds (NHS). */
export const dangerSignsOfBleeding = [messages.soakedEveryHour, messages.faint, messages.lastingPain] as const
