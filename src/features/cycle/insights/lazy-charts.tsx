import { Skeleton } from '@mantine/core'
import { Suspense, type ComponentProps, type ComponentType } from 'react'
import { lazyPart } from '@/ui/platform/lazy-part'
import { lengthChartHeight, differenceChartHeight, phaseChartHeight } from './chart-size'
import type * as Charts from './charts'

const load = () => import('./charts')

const LengthChart = lazyPart<ComponentProps<typeof Charts.LengthChart>>(() => load().then((loaded) => loaded.LengthChart))
const PhaseChart = lazyPart<ComponentProps<typeof Charts.PhaseChart>>(() => load().then((loaded) => loaded.PhaseChart))
const OffChart = lazyPart<ComponentProps<typeof Charts.DifferenceChart>>(() => load().then((loaded) => loaded.DifferenceChart))

/** The chart code is the largest chunk of the app: it loads on demand, behind a skeleton of the same height. */
const withSkeleton = <Props extends object>(Chart: ComponentType<Props>, heightOf: (props: Props) => string) =>
  function LazyChart(props: Props) {
    return (
      <Suspense fallback={<Skeleton h={heightOf(props)} radius="md" />}>
        <Chart {...props} />
      </Suspense>
    )
  }

export const LazyLengthChart = withSkeleton(LengthChart, () => lengthChartHeight)
export const LazyPhaseChart = withSkeleton(PhaseChart, ({ rows }) => phaseChartHeight(rows.length))
export const LazyDifferenceChart = withSkeleton(OffChart, () => differenceChartHeight)
