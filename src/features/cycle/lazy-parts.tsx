import { Skeleton, Stack, Text } from '@mantine/core'
import { Suspense } from 'react'
import { lazyPart } from '@/ui/platform/lazy-part'
import type { MethodCardProps } from './contraception/method-card'
import type { LogQuestionsProps } from './log-questions'

/** Loaded on demand; render within Suspense. */
export const History = lazyPart(() => import('./history/history').then((loaded) => loaded.History), NotOnThisPhone)
export const Insights = lazyPart(() => import('./insights/insights').then((loaded) => loaded.Insights), NotOnThisPhone)
export const TrackerSettings = lazyPart(() => import('./settings/tracker-settings').then((loaded) => loaded.TrackerSettings), NotOnThisPhone)

const LazyMethodCard = lazyPart(() => import('./contraception/method-card').then((loaded) => loaded.MethodCard), NotOnThisPhone)

/** Contraception. */
export function MethodCard(props: MethodCardProps) {
  return (
    <Suspense fallback={<Skeleton height={150} radius="lg" />}>
      <LazyMethodCard {...props} />
    </Suspense>
  )
}

const LazyLogQuestions = lazyPart(() => import('./log-questions').then((loaded) => loaded.LogQuestions))

/** What only the person can tell about the log. Loaded when there is a question. */
export function LogQuestions(props: LogQuestionsProps) {
  const { forgotten, silentSince, futureDays } = props.open.outlook
  if (!forgotten && !silentSince && futureDays === 0) return null
  return (
    <Suspense>
      <LazyLogQuestions {...props} />
    </Suspense>
  )
}

export function PartSkeleton() {
  return (
    <Stack role="status" aria-busy aria-label="Loading...">
      <Skeleton height={200} radius="lg" />
      <Skeleton height={320} radius="lg" />
    </Stack>
  )
}

function NotOnThisPhone() {
  return <Text role="alert">This part of Comrade is not on this phone yet. Open it once with the internet on, and it stays.</Text>
}
