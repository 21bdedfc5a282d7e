import type { ForgottenPeriod } from '@/domain/cycle/forgotten-period'
import type { IsoDay } from '@/domain/shared/day'
import { countText, dayAndMonth, dayCount } from '../shared/format-day'

/** "26 March", or "26 March and 23 April" */
const aroundText = ({ around }: ForgottenPeriod): string => around.map(dayAndMonth).join(' and ')

export const forgottenTitle = (forgotten: ForgottenPeriod): string =>
  forgotten.around.length === 1 ? `Did you forget a period around ${aroundText(forgotten)}?` : `Did you forget periods around ${aroundText(forgotten)}?`

export const forgottenText = ({ length }: ForgottenPeriod): string =>
  `Your log has ${dayCount(length)} without one. Until you answer, these days do not count.`

export const forgottenAnswers = (count: number) => ({ add: count === 1 ? 'Yes, add it' : 'Yes, add them', leaveOut: 'Leave it out', no: 'No' })

export const silentTitle = (since: IsoDay): string => `Nothing is logged since ${dayAndMonth(since)}. What happened?`

export const silentAnswers = { period: 'I had periods', pregnant: 'I am or was pregnant', none: 'None came' } as const
export const silentNone = 'No period for 90 days is worth a visit to a nurse or a doctor. If you might be pregnant, take a test. Log how you are today, and the count goes on.'

export const futureText = (days: number): string =>
  `${countText(days, 'day')} in your log ${days === 1 ? 'is' : 'are'} dated after today. ${days === 1 ? 'It does' : 'They do'} not count until then. Is the date of your phone right?`
