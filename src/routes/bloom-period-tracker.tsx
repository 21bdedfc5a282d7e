import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { logTabValues, trackerSearch } from '@/domain/cycle/tracker-url'
import { cycleTracker } from '@/messages/shell/screen-titles.gen'

export const Route = createFileRoute('/bloom-period-tracker')({
  staticData: { title: cycleTracker },
  validateSearch: trackerSearch(logTabValues),
  component: lazyRouteComponent(() => import('./-bloom-screen'), 'BloomScreen'),
})
