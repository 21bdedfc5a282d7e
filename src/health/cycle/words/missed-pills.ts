import type { MethodUse } from '@/health/cycle/rules/contraception'
import type { MissedPills } from '@/health/cycle/rules/missed-pills'
import { hoursLate } from '@/health/cycle/rules/pill-day'
import { addDays, type IsoDay } from '@/kit/rules/day'
import { longDay } from '@/kit/words/format-day'
import * as help from '#words/health/cycle/contraception-help'
import { emergencyPillNames } from './contraception'
import { missedPillTexts } from './contraception-help'
import * as screens from '#words/health/cycle/screens-contraception'

type Pill = Pick<MethodUse, 'method' | 'progestogen'>

/** From when on a pill is late. */
export const lateText = ({ method, progestogen }: Pill): string =>
  method === 'combined-pill'
    ? screens.dayLate
    : screens.hoursLate({ hours: String(hoursLate[progestogen ?? 'traditional']) })

export type Advice = {
  readonly title: string
  readonly intro: string
  readonly steps: readonly string[]
  readonly source: string
}

const isSaid = (step: string | false): step is string => step !== false

/**
 * The advice about pills that the ticks show as missed. Nobody is said to be safe. Sources: docs/health-rules.md.
 * @param day as of which `missed` is judged
 */
export const missedAdvice = (missed: MissedPills, pill: Pill, takesInducers: boolean | null, day: IsoDay): Advice => {
  const emergency = takesInducers === true ? help.emergencyWithInducers : help.emergency
  switch (missed.kind) {
    case 'yesterday':
      return {
        title: help.openPillTitle({ day: longDay(addDays(day, -1)) }),
        intro: help.tickIfTaken,
        steps:
          pill.method === 'combined-pill'
            ? [help.takeYesterdays, missed.emergency ? emergency : help.nothingElse]
            : missedPillTexts(pill),
        source: help.sourceOfMissed,
      }
    case 'not-ticked':
      return {
        title: help.notTickedTitle({ day: longDay(missed.since) }),
        intro: help.notTickedText,
        steps: [emergency, help.whenToTest],
        source: help.sourceOfMissed,
      }
    case 'missed': {
      const steps = [
        missed.canTake && help.takeLast,
        help.condomsFor({ pills: missed.condomPills }),
        missed.skipBreak && help.skipBreak,
        missed.emergency && emergency,
        help.whenToTest,
      ]
      return {
        title: help.missedTitle({ count: missed.count }),
        intro: help.byTicks,
        steps: steps.filter(isSaid),
        source: help.sourceOfMissed,
      }
    }
    case 'after-emergency-pill': {
      const { emergencyPill, pausedUntil, condomPills, canTake, skipBreak } = missed
      const title = help.afterPillTitle({
        kind: emergencyPillNames[emergencyPill.kind],
        day: longDay(emergencyPill.taken),
      })
      if (pausedUntil !== null) {
        const steps = [help.condomsWhilePaused({ pills: String(condomPills) }), help.sexSince, help.whenToTest]
        return { title, intro: help.pausedUntil({ day: longDay(pausedUntil) }), steps, source: help.sourceOfEmergency }
      }
      const steps = [
        canTake && help.takeLast,
        help.condomsFor({ pills: condomPills }),
        skipBreak && help.skipBreak,
        help.sexSince,
        help.whenToTest,
      ]
      return {
        title,
        intro: emergencyPill.kind === 'ulipristal' ? help.startAgain : help.goOn,
        steps: steps.filter(isSaid),
        source: help.sourceOfEmergency,
      }
    }
  }
}
