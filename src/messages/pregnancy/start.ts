import { lastWeek } from '@/domain/pregnancy/gestation'
import { latestWeek, startWayValues, type EndProblem, type StartProblem } from '@/domain/pregnancy/start'
import { labelled } from '../shared/labelled'

export const startWays = labelled(startWayValues, {
  'last-period': 'Last period',
  'due-date': 'Due date',
  conception: 'Conception',
  week: 'I know my week',
})

export const startProblemTexts = {
  'last-period-missing': 'Choose the first day of your last period.',
  'last-period-early': `That is more than ${latestWeek} weeks ago. Please check the date, or ask your clinic.`,
  'last-period-late': 'That day is still to come. Choose the day on which your last period began.',
  'conception-missing': 'Choose the day of conception, or a day near it.',
  'conception-early': 'That is too long ago for a pregnancy now. Please check the date, or ask your clinic.',
  'conception-late': 'That day is still to come. Choose a day that has been.',
  'due-date-missing': 'Choose the due date.',
  'due-date-early': 'That date is too long past. Please check it, or ask your clinic.',
  'due-date-late': 'That is more than 40 weeks away. Please check the date.',
  'no-week': `Write a week from 1 to ${lastWeek}.`,
  'no-days': 'Write 0 to 6 days.',
} as const satisfies Record<StartProblem, string>

export const endProblemTexts = {
  missing: 'Choose a day. If you are not sure, one near it is fine.',
  'to-come': 'That day is still to come.',
  before: 'That day lies before this pregnancy.',
} as const satisfies Record<EndProblem, string>
