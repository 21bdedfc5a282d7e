import * as messages from '#words/health/pregnancy/danger-signs'

/**
 * Reasons to get help at once in a pregnancy, in any week (WHO); the chest and the leg: NICE NG194; contractions: NHS,
 * Premature labour and birth.
 */
export const dangerSigns = [
  messages.bleeding,
  messages.headache,
  messages.convulsions,
  messages.breathing,
  messages.chestPain,
  messages.leg,
  messages.swelling,
  messages.fever,
  messages.bellyPain,
  messages.watersBreaking,
  messages.earlyContractions,
  messages.lessMovement,
] as const

const signsAfter = [
  messages.soakedPad,
  messages.clots,
  messages.fever,
  messages.badSmell,
  messages.strongPain,
  messages.faint,
  messages.chest,
  messages.leg,
] as const

/**
 * After a birth: WHO, postnatal care; NICE NG194 and CG37; thoughts of harm: CDC, Urgent maternal warning signs, for a
 * year.
 */
export const dangerSignsAfterBirth = [
  ...signsAfter,
  messages.lastingHeadache,
  messages.convulsions,
  messages.harm,
] as const

/** The same after a loss from 28 weeks on, without the mention of harm to a baby. */
export const dangerSignsAfterStillbirth = [
  ...signsAfter,
  messages.lastingHeadache,
  messages.convulsions,
  messages.harmYourself,
] as const

/** After a loss (NHS; WHO), in whatever week it was: those of high blood pressure can follow one after 20 weeks. */
export const dangerSignsAfterLoss = [...signsAfter, messages.afterTwentyWeeks, messages.harmYourself] as const

/** For anybody who bleeds (NHS). */
export const dangerSignsOfBleeding = [messages.soakedEveryHour, messages.faint, messages.lastingPain] as const
