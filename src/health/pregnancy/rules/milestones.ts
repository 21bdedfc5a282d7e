import { milestoneAt, milestoneWeeks, type MilestoneWeek } from './gestation'

export type MilestoneState = 'passed' | 'now' | 'next' | 'later'

type Milestone = { readonly week: MilestoneWeek; readonly state: MilestoneState }

/** All milestones with their state. @param weeks completed weeks */
export const milestonesAt = (weeks: number): readonly Milestone[] => {
  const now = milestoneAt(weeks)
  const next = milestoneWeeks.find((week) => week > weeks)
  return milestoneWeeks.map((week) => {
    const state = week === now ? 'now' : week === next ? 'next' : week > weeks ? 'later' : 'passed'
    return { week, state }
  })
}
