import { createFileRoute } from '@tanstack/react-router'
import { trackerTabValues, trackerSearch } from '@/health/cycle/rules/tracker-url'
import { periodTracker } from '#words/app/shell/screen-titles'
import { lazyScreen } from '@/kit/platform/lazy-screen'

export const Route = createFileRoute('/period-tracker')({
  staticData: { title: periodTracker },
  validateSearch: trackerSearch(trackerTabValues),
  component: lazyScreen(async () => (await import('./-period-screen')).PeriodScreen),
})
