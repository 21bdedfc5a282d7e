import { createFileRoute } from '@tanstack/react-router'
import { logTabValues, trackerSearch } from '@/domain/cycle/tracker-url'
import { cycleTracker } from '@/messages/shell/screen-titles.gen'
import { lazyScreen } from '@/ui/platform/lazy-screen'

export const Route = createFileRoute('/bloom-period-tracker')({
  staticData: { title: cycleTracker },
  validateSearch: trackerSearch(logTabValues),
  component: lazyScreen(async () => (await import('./-bloom-screen')).BloomScreen),
})
