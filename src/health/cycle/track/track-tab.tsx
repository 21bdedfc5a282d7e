import type { IsoDay } from '@/kit/rules/day'
import type { UserId } from '@/kit/rules/ids'
import { WarningSignCards } from '../warning-sign-cards'
import type { OpenCycle } from '../cycle-gate'
import { DayPanel } from './day-panel'
import { FirstUse, LogQuestions, MethodCard, StageCard } from '../lazy-parts'
import { showsMethods } from '../shows-methods'
import type { LogQuestionsProps } from '../log-questions'
import { Glance } from './glance'
import { dayActions } from './day-actions'
import classes from './track.module.css'

type TrackTabProps = {
  userId: UserId
  today: IsoDay
  pregnantSince: IsoDay | null
  open: OpenCycle
  onCalendar: () => void
} & Pick<LogQuestionsProps, 'onHistory' | 'onPregnancy'>

/** Today's cycle and the form for today. */
export function TrackTab({ userId, today, pregnantSince, open, onCalendar, onHistory, onPregnancy }: TrackTabProps) {
  const { log, outlook } = open
  const { change } = dayActions(userId)
  const needsFirstPeriod =
    outlook.periods.length === 0 && outlook.state.kind === 'cycling' && outlook.influence?.kind !== 'off'
  // Somebody with a method sees what it does, also before a first period is logged.
  const isNew = needsFirstPeriod && log.days.length === 0 && log.profile.methods.length === 0
  const firstUse = (
    <FirstUse today={today} shape={log.profile.shape} onChange={change} onSkip={isNew ? onCalendar : null} />
  )
  if (isNew) return firstUse
  return (
    <div className={classes.columns}>
      <div className={classes.stack}>
        <LogQuestions open={open} today={today} onChange={change} onHistory={onHistory} onPregnancy={onPregnancy} />
        {needsFirstPeriod ? firstUse : <Glance today={today} open={open} />}
        <WarningSignCards care={outlook.care} />
        <StageCard today={today} open={open} onChange={change} />
        {showsMethods(open, today) && <MethodCard today={today} open={open} onChange={change} />}
      </div>
      <DayPanel userId={userId} day={today} today={today} open={open} actions={{ pregnantSince }} />
    </div>
  )
}
