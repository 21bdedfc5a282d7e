import { daysBetween, type IsoDay } from '@/kit/rules/day'
import { confirmedOvulations, type ConfirmedOvulation } from './confirmed-ovulation'
import { influenceOn, type Influence } from './contraception'
import { judgeCycles, type JudgedCycle } from './cycle-use'
import type { ForgottenPeriod } from './forgotten-period'
import { isOpen, lengthOf, longestCycle, type Cycle, type Period } from './history'
import { lifeStageOf, shownIn, type LifeStage, type Shows } from './life-stage'
import { lifeStateOf, type LifeState } from './life-state'
import type { CycleLog } from './log'
import { median } from './median'
import { periodsOf, type OtherBleeding } from './periods'
import { shapeBounds, type CycleShape } from './phases'
import { dueDate } from '@/health/pregnancy/rules/gestation'
import type { PregnancySpan } from './pregnancy-span'
import { openPositiveTest } from './pregnancy-test'
import { asWindow, cyclesOfWindow, estimateLength, type LengthEstimate, type Unpredicted } from './prediction'
import { runningCycle, type RunningCycle } from './running-cycle'
import { typicalLength } from './typical-length'
import { warningSigns, type WarningSign } from './warning-signs'

/** Everything that both trackers show of a cycle. */
export type Outlook = {
  readonly state: LifeState
  readonly stage: LifeStage
  /** The parts that the stage shows. */
  readonly shows: Shows
  readonly periods: readonly Period[]
  /** Bleeding that starts no cycle. */
  readonly other: readonly OtherBleeding[]
  /** The pregnancies of the log, and the running one. */
  readonly pregnancies: readonly PregnancySpan[]
  /** The due date of the running pregnancy; null without one. */
  readonly due: IsoDay | null
  readonly cycles: readonly JudgedCycle[]
  readonly eligible: readonly Cycle[]
  readonly estimate: LengthEstimate
  /** The person's settings, with the lengths of cycle and period from the log. */
  readonly shape: CycleShape
  /** Null before the first logged period, while pregnant, and until the first period afterwards. */
  readonly running: RunningCycle | null
  /** Oldest first. */
  readonly confirmed: readonly ConfirmedOvulation[]
  /** The day of a positive pregnancy test that waits for an answer. */
  readonly positiveTest: IsoDay | null
  /** The effect of contraception on the prediction; null without one. */
  readonly influence: Influence | null
  readonly care: readonly WarningSign[]
  /** A question to the person: the latest recent cycle in which periods may be missing. */
  readonly forgotten: ForgottenPeriod | null
  /** The last day with an entry, if that was long ago: the count of days stops, and the app asks what happened. */
  readonly silentSince: IsoDay | null
  /** The number of logged days that are still to come, by a wrong clock for example. They do not count yet. */
  readonly futureDays: number
}

/** The number of latest periods whose length is usual, and of latest cycles that the person is asked about. */
const recent = 6
const daysOfSilence = 90
const cyclesTooLong = 3

/** The median of the last periods that have ended; the setting without one. */
const usualPeriod = (periods: readonly Period[], today: IsoDay, setting: number): number => {
  const lengths = periods
    .filter((period) => !isOpen(period, today))
    .slice(-recent)
    .map(lengthOf)
  return lengths.length === 0 ? setting : Math.min(shapeBounds.periodLength.max, median(lengths))
}

/** Cycles that are known but too long to predict from: the last three, or most of the last six. */
const hasLongCycles = (cycles: readonly JudgedCycle[]): boolean => {
  const known = cycles.filter(({ use }) => use === 'counted' || use === 'too-long')
  const last = known.slice(-cyclesTooLong)
  const areLastLong = last.length === cyclesTooLong && last.every(({ use }) => use === 'too-long')
  return areLastLong || (typicalLength(known.map(({ length }) => length)) ?? 0) > longestCycle
}

/** The first that is true decides. */
const unpredictedReasons = [
  'positive-test',
  'contraception',
  'long-cycles',
  'silent',
  'breastfeeding',
  'few-cycles',
] as const satisfies readonly Unpredicted[]

const isCounted = ({ use }: JudgedCycle): boolean => use === 'counted'

/** @param pregnantSince the first of the 280 days of the running pregnancy; null when there is none */
export const outlookOf = (log: CycleLog, today: IsoDay, pregnantSince: IsoDay | null): Outlook => {
  const { profile } = log
  const bleeding = periodsOf(log, today, pregnantSince)
  const { periods, other } = bleeding
  const { cycles, forgotten } = judgeCycles(bleeding, profile)
  const state = lifeStateOf(bleeding)
  // Cycles from before a birth tell nothing of those after it.
  const birth = bleeding.pregnancies.findLast(({ follows }) => follows === 'birth')
  const eligible = cycles.filter(isCounted).filter(({ start }) => birth === undefined || start > birth.to)
  const breastfeeds = birth !== undefined && profile.feeding?.birth === birth.to && profile.feeding.kind !== 'none'
  const stage = lifeStageOf(state, profile.stage)
  const shows = shownIn[stage]
  const counted = estimateLength(eligible, profile.shape.length)
  const estimate = shows.nextPeriod === 'window' ? asWindow(counted) : counted
  const shape: CycleShape = {
    ...profile.shape,
    length: estimate.length,
    periodLength: usualPeriod(periods, today, profile.shape.periodLength),
  }
  const lastEntry = log.days.reduce<IsoDay | undefined>(
    (last, { date }) => (date <= today && (last === undefined || date > last) ? date : last),
    undefined,
  )
  const period = state.kind === 'cycling' ? periods.at(-1) : undefined
  const positiveTest = state.kind === 'pregnant' ? null : openPositiveTest(log, today)
  const influence =
    state.kind === 'cycling' && positiveTest === null ? influenceOn(period?.start ?? null, today, profile) : null
  const isSilent =
    lastEntry !== undefined && daysBetween(lastEntry, today) >= daysOfSilence && influence?.kind !== 'off'
  const silentSince = isSilent ? lastEntry : null
  const confirmed = confirmedOvulations(log, periods, today)
  const reasons: Readonly<Record<Unpredicted, boolean>> = {
    'positive-test': positiveTest !== null,
    contraception: influence?.kind === 'off' || influence?.kind === 'stopped',
    'long-cycles': hasLongCycles(cycles),
    silent: silentSince !== null,
    breastfeeding: breastfeeds && eligible.length < cyclesOfWindow,
    'few-cycles': shows.nextPeriod === 'window' && estimate.basis.length < cyclesOfWindow,
  }
  const unpredicted = unpredictedReasons.find((reason) => reasons[reason]) ?? null
  const recentStarts = new Set(cycles.slice(-recent).map(({ start }) => start))
  return {
    state,
    stage,
    shows,
    periods,
    other,
    pregnancies: bleeding.pregnancies,
    due: pregnantSince && dueDate({ by: 'last-period', day: pregnantSince }),
    cycles,
    eligible,
    estimate,
    shape,
    running: period
      ? runningCycle({
          period,
          today,
          shape,
          estimate,
          wider: profile.widerWindow,
          shows,
          confirmed,
          unpredicted,
          influence,
        })
      : null,
    confirmed,
    positiveTest,
    influence,
    care: warningSigns({
      log,
      today,
      bleeding,
      cycles,
      state,
      usualSigns: shows.usualSigns,
      perimenopause: stage === 'perimenopause',
      positiveTest,
    }),
    forgotten: forgotten.findLast(({ start }) => recentStarts.has(start)) ?? null,
    silentSince,
    futureDays: log.days.filter(({ date }) => date > today).length,
  }
}
