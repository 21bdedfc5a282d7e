import type { ForgottenPeriod } from '@/health/cycle/rules/forgotten-period'
import type { IsoDay } from '@/kit/rules/day'
import { dayAndMonth, dayCount } from '@/kit/words/format-day'
import * as messages from '#words/health/cycle/log-questions'

/** "26 March", or "26 March and 23 April" */
const aroundText = ({ around }: ForgottenPeriod): string =>
  around.map(dayAndMonth).reduce((first, second) => messages.twoDays({ first, second }))

export const forgottenTitle = (forgotten: ForgottenPeriod): string =>
  messages.forgottenTitle({ count: forgotten.around.length, days: aroundText(forgotten) })

export const forgottenText = ({ length }: ForgottenPeriod): string => messages.forgotten({ days: dayCount(length) })

export const forgottenAnswers = (count: number) => ({
  add: messages.forgottenAdd({ count }),
  leaveOut: messages.forgottenLeaveOut,
  no: messages.forgottenNo,
})

export const silentTitle = (since: IsoDay): string => messages.silentTitle({ day: dayAndMonth(since) })

export const silentAnswers = {
  period: messages.silentPeriod,
  pregnant: messages.silentPregnant,
  none: messages.silentNoneCame,
} as const
export const silentNone = messages.silentNone

export const positiveTitle = messages.positiveTitle
export const positiveText = messages.positive
export const positiveAnswers = { track: messages.positiveTrack, none: messages.positiveNone } as const

export const futureText = (days: number): string => messages.future({ days })
