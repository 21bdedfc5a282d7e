import { createFileRoute } from '@tanstack/react-router'
import { logTabValues, trackerSearch } from '@/health/cycle/rules/tracker-url'
import { cycleTracker } from '#words/app/shell/screen-titles'
import { lazyScreen } from '@/kit/platform/lazy-screen'

export const Route = createFileRoute('/bloom-period-tracker')({
  staticData: { title: cycleTracker },
  validateSearch: trackerSearch(logTabValues),
  component: lazyScreen(async () => (await import('./-bloom-screen')).BloomScreen),
})
