import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { trackerTabValues, trackerSearch } from '@/domain/cycle/tracker-url'
import { periodTracker } from '@/messages/shell/screen-titles.gen'

export const Route = createFileRoute('/period-tracker')({
  staticData: { title: periodTracker },
  validateSearch: trackerSearch(trackerTabValues),
  component: lazyRouteComponent(() => import('./-period-screen'), 'PeriodScreen'),
})
