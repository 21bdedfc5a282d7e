import { createFileRoute } from '@tanstack/react-router'
import { trackerTabValues, trackerSearch } from '@/domain/cycle/tracker-url'
import { periodTracker } from '@/messages/shell/screen-titles.gen'
import { lazyScreen } from '@/ui/platform/lazy-screen'

export const Route = createFileRoute('/period-tracker')({
  staticData: { title: periodTracker },
  validateSearch: trackerSearch(trackerTabValues),
  component: lazyScreen(async () => (await import('./-period-screen')).PeriodScreen),
})
