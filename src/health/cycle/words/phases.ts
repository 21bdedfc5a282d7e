import type { Phase } from '@/health/cycle/rules/phases'
import type { RunningCycle } from '@/health/cycle/rules/running-cycle'
import type { IsoDay } from '@/kit/rules/day'
import { influenceText, influenceTitle } from './contraception'
import { lateText, unknownPhaseText } from './outlook'
import * as messages from '#words/health/cycle/phases'

export const phaseText: Readonly<
  Record<Phase, { readonly name: string; readonly title: string; readonly means: string }>
> = {
  menstrual: { name: messages.menstrualName, title: messages.menstrualTitle, means: messages.menstrualMeans },
  follicular: { name: messages.follicularName, title: messages.follicularTitle, means: messages.follicularMeans },
  ovulation: { name: messages.ovulationName, title: messages.ovulationTitle, means: messages.ovulationMeans },
  luteal: { name: messages.lutealName, title: messages.lutealTitle, means: messages.lutealMeans },
}

export type WhereText = {
  readonly title: string
  readonly means: string
  /** True if it says something of fertility. */
  readonly estimate: boolean
}

/** The place in the cycle: its phase, or that the period is late. */
export const whereText = (
  { phase, day, late, window, influence }: Pick<RunningCycle, 'phase' | 'day' | 'late' | 'window' | 'influence'>,
  today: IsoDay,
): WhereText => {
  if (late > 0) return { title: messages.waitingTitle, means: lateText({ day }), estimate: false }
  if (phase === null && influence)
    return { title: influenceTitle(influence), means: influenceText(influence), estimate: false }
  if (phase === null) return { title: unknownPhaseText.title, means: unknownPhaseText.text, estimate: false }
  const isOvulation = phase === 'ovulation'
  const means = isOvulation && window?.ovulation === today ? messages.ovulationDay : phaseText[phase].means
  return { title: phaseText[phase].title, means, estimate: isOvulation }
}
