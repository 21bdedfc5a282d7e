import type { Phase } from '@/domain/cycle/phases'
import type { RunningCycle } from '@/domain/cycle/running-cycle'
import type { IsoDay } from '@/domain/shared/day'
import { influenceText, influenceTitle } from './contraception'
import { lateText, unknownPhaseText } from './outlook'

export const phaseText: Readonly<Record<Phase, { readonly name: string; readonly means: string }>> = {
  menstrual: { name: 'Menstrual', means: 'Your period. Rest when you can, keep warm and drink plenty of water.' },
  follicular: { name: 'Follicular', means: 'The days after a period. Energy often comes back now: a good time to begin something.' },
  ovulation: { name: 'Ovulation', means: 'The days around ovulation, by estimate. Many people feel at their brightest.' },
  luteal: { name: 'Luteal', means: 'The days before the next period. Cravings and moods may come; be gentle with yourself.' },
}

const ovulationDayText = 'An egg is released about now, by estimate. Many people feel at their brightest.'

export type WhereText = { readonly title: string; readonly means: string; /** Whether it says something of fertility. */ readonly estimate: boolean }

/** Where somebody is in the cycle: its phase, or that the period is late. */
export const whereText = ({ phase, day, late, window, influence }: Pick<RunningCycle, 'phase' | 'day' | 'late' | 'window' | 'influence'>, today: IsoDay): WhereText => {
  if (late > 0) return { title: 'Waiting for your period', means: lateText({ day }), estimate: false }
  if (phase === null && influence) return { title: influenceTitle(influence), means: influenceText(influence), estimate: false }
  if (phase === null) return { title: unknownPhaseText.title, means: unknownPhaseText.text, estimate: false }
  const isOvulation = phase === 'ovulation'
  const means = isOvulation && window?.ovulation === today ? ovulationDayText : phaseText[phase].means
  return { title: `${phaseText[phase].name} phase`, means, estimate: isOvulation }
}
