import { Skeleton, Stack, Text } from '@mantine/core'
import { lazyPart } from '@/ui/platform/lazy-part'

/** Loaded on demand; render within Suspense. */
export const History = lazyPart(() => import('./history/history').then((loaded) => loaded.History), NotOnThisPhone)
export const Insights = lazyPart(() => import('./insights/insights').then((loaded) => loaded.Insights), NotOnThisPhone)
export const TrackerSettings = lazyPart(() => import('./settings/tracker-settings').then((loaded) => loaded.TrackerSettings), NotOnThisPhone)

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
