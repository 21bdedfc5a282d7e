import { lastWeek } from '@/health/pregnancy/rules/gestation'
import { latestWeek, startWayValues, type EndProblem, type StartProblem } from '@/health/pregnancy/rules/start'
import { labelled } from '@/kit/words/labelled'
import * as messages from '#words/health/pregnancy/start'

export const startWays = labelled(startWayValues, {
  'last-period': messages.lastPeriod,
  'due-date': messages.dueDate,
  conception: messages.conception,
  week: messages.week,
})

export const startProblemTexts = {
  'last-period-missing': messages.lastPeriodMissing,
  'last-period-early': messages.lastPeriodEarly({ weeks: String(latestWeek) }),
  'last-period-late': messages.lastPeriodLate,
  'conception-missing': messages.conceptionMissing,
  'conception-early': messages.conceptionEarly,
  'conception-late': messages.conceptionLate,
  'due-date-missing': messages.dueDateMissing,
  'due-date-early': messages.dueDateEarly,
  'due-date-late': messages.dueDateLate,
  'no-week': messages.noWeek({ last: String(lastWeek) }),
  'no-days': messages.noDays,
} as const satisfies Record<StartProblem, string>

export const endProblemTexts = {
  missing: messages.endMissing,
  'to-come': messages.endToCome,
  before: messages.endBefore,
} as const satisfies Record<EndProblem, string>

/** The things that pregnancy mode turns off and on, said before it begins. */
export const pregnancyModePauses = [messages.modeNext, messages.modeOff, messages.modeLog, messages.modeKept] as const
