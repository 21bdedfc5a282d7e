import { phaseOfCycleDay, type CycleShape, type Phase } from './phases'

/** A stretch of one phase: its first cycle day and how many days it lasts. */
export type PhaseArc = { readonly phase: Phase; readonly from: number; readonly days: number }

/** The phases of a whole cycle, in order. */
export const phaseArcs = (shape: CycleShape): readonly PhaseArc[] => {
  const arcs: PhaseArc[] = []
  for (let day = 1; day <= shape.length; day++) {
    const phase = phaseOfCycleDay(day, shape)
    const last = arcs.at(-1)
    if (last?.phase === phase) arcs[arcs.length - 1] = { ...last, days: last.days + 1 }
    else arcs.push({ phase, from: day, days: 1 })
  }
  return arcs
}

/** Where a cycle day lies on the ring, as a share of the way round: the middle of its day, and the end once it is late. */
export const pointOnRing = (cycleDay: number, { length }: CycleShape): number => (Math.min(cycleDay, length) - 0.5) / length
