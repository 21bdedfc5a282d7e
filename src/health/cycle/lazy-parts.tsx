import { Skeleton, Stack } from '@mantine/core'
import { Suspense } from 'react'
import type { LifeStage } from '@/health/cycle/rules/life-stage'
import { unclearPills } from '@/health/cycle/rules/pill-day'
import { loading } from '#words/health/cycle/screens-tracker'
import { lazyPart } from '@/kit/platform/lazy-part'
import type { MethodCardProps } from './contraception/method-card'
import type { DaySheetProps } from './day-sheet'
import type { FirstUseProps } from './first-use'
import type { LogQuestionsProps } from './log-questions'
import { NotOnThisPhone } from './not-on-this-phone'
import type { PremiumCardProps } from './premium-card'
import type { StageCardProps } from './stage-card'

/** Loaded on demand; render within Suspense. */
export const History = lazyPart(() => import('./history/history').then((loaded) => loaded.History), NotOnThisPhone)
export const Insights = lazyPart(() => import('./insights/insights').then((loaded) => loaded.Insights), NotOnThisPhone)
export const TrackerSettings = lazyPart(
  () => import('./settings/tracker-settings').then((loaded) => loaded.TrackerSettings),
  NotOnThisPhone,
)

export const ReasonsForDate = lazyPart(
  () => import('./reasons-for-date').then((loaded) => loaded.ReasonsForDate),
  NotOnThisPhone,
)
export const ClinicSummaryPage = lazyPart(
  () => import('./summary/clinic-summary').then((loaded) => loaded.ClinicSummaryPage),
  NotOnThisPhone,
)
const LazyFirstUse = lazyPart(() => import('./first-use').then((loaded) => loaded.FirstUse), NotOnThisPhone)
const LazyPremiumCard = lazyPart(() => import('./premium-card').then((loaded) => loaded.PremiumCard))

export const DaySheet = lazyPart<DaySheetProps>(
  () => import('./day-sheet').then((loaded) => loaded.DaySheet),
  NotOnThisPhone,
)

const LazyMethodCard = lazyPart(
  () => import('./contraception/method-card').then((loaded) => loaded.MethodCard),
  NotOnThisPhone,
)

/** Contraception. */
export function MethodCard(props: MethodCardProps) {
  return (
    <Suspense fallback={<Skeleton height={150} radius="lg" />}>
      <LazyMethodCard {...props} />
    </Suspense>
  )
}

const LazyLogQuestions = lazyPart(() => import('./log-questions').then((loaded) => loaded.LogQuestions))

/** The questions that only the person can answer. Loaded when there is a question. */
export function LogQuestions(props: LogQuestionsProps) {
  const { forgotten, silentSince, futureDays, positiveTest } = props.open.outlook
  const asksOfPill = unclearPills(props.open.log, props.today).length > 0
  if (!forgotten && !silentSince && !positiveTest && !asksOfPill && futureDays === 0) return null
  return (
    <Suspense>
      <LazyLogQuestions {...props} />
    </Suspense>
  )
}

const LazyStageCard = lazyPart(() => import('./stage-card').then((loaded) => loaded.StageCard))
const quietStages: readonly LifeStage[] = ['usual', 'pregnant', 'after-loss']

/** The card of the stage of life: what it shows and never shows. Loaded where there is something to say. */
export function StageCard(props: StageCardProps) {
  if (quietStages.includes(props.open.outlook.stage)) return null
  return (
    <Suspense>
      <LazyStageCard {...props} />
    </Suspense>
  )
}

/** The first questions. */
export function FirstUse(props: FirstUseProps) {
  return (
    <Suspense fallback={<Skeleton height={520} radius="lg" />}>
      <LazyFirstUse {...props} />
    </Suspense>
  )
}

export function PremiumCard(props: PremiumCardProps) {
  return (
    <Suspense fallback={<Skeleton height={330} radius="lg" />}>
      <LazyPremiumCard {...props} />
    </Suspense>
  )
}

export function PartSkeleton() {
  return (
    <Stack role="status" aria-busy aria-label={loading}>
      <Skeleton height={200} radius="lg" />
      <Skeleton height={320} radius="lg" />
    </Stack>
  )
}
