import { phaseOfCycleDay, type CycleShape, type Phase } from './phases'

/** The arc of a phase, or of days whose phase is not known: its first cycle day and its length in days. */
export type PhaseArc = { readonly phase: Phase | 'unknown'; readonly from: number; readonly days: number }

/** The phases of a whole cycle, in order. @param known false: none but the period is known */
export const phaseArcs = (shape: CycleShape, known = true): readonly PhaseArc[] => {
  const arcs: PhaseArc[] = []
  for (let day = 1; day <= shape.length; day++) {
    const estimated = phaseOfCycleDay(day, shape)
    const phase = estimated === 'menstrual' || (known && estimated) ? estimated : 'unknown'
    const last = arcs.at(-1)
    if (last?.phase === phase) arcs[arcs.length - 1] = { ...last, days: last.days + 1 }
    else arcs.push({ phase, from: day, days: 1 })
  }
  return arcs
}

/** The position of the middle of a cycle day on the ring, from 0 to 1. Late days stay at the last day of the cycle. */
export const pointOnRing = (cycleDay: number, { length }: CycleShape): number =>
  (Math.min(cycleDay, length) - 0.5) / length
