import { attack } from '../attack/attack.ts'
import { casesFrom, type Cases } from '../attack/cases.ts'
import { summaryOf, type Summary } from '../attack/ranking.ts'
import { judge } from '../attack/judgement.ts'
import type { Scale } from '../model/students.ts'
import { modelledCampus } from './modelled-campus.ts'
import type { Policy } from './policies.ts'

/** `waits`: how long each post waited after it had arrived (ms). */
export type MeasuredPolicy = {
  readonly students: number
  readonly policy: string
  readonly summary: Summary
  readonly waits: readonly number[]
}

/** The largest number of pairs of a post and a suspect that an attack takes. */
const pairsLimit = 1_500_000

/** As many cases as the limit allows, evenly spread. */
const sampled = (campus: Cases): Cases => {
  const pairs = campus.cases.reduce((sum, { active }) => sum + active.length, 0)
  const step = Math.ceil(pairs / pairsLimit)
  return { ...campus, cases: campus.cases.filter((_, index) => index % step === 0) }
}

/**
 * What the best strategy of an outside observer names, chosen on one half of the students and measured on the other.
 */
export const measurePolicy = (scale: Scale, policy: Policy, random: () => number): MeasuredPolicy => {
  const { recording, waits } = modelledCampus(scale, policy)
  const tried = attack([sampled(casesFrom(recording))]).map((attempt) => ({
    ...attempt,
    summary: summaryOf(attempt.guesses, random),
  }))
  return { students: scale.students, policy: policy.name, summary: judge(tried, 'A', random).summary, waits }
}
