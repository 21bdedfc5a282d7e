import { createFileRoute } from '@tanstack/react-router'
import { universitySearch } from '@/domain/university/university-url'
import { myUniversity } from '@/messages/shell/screen-titles.gen'
import { lazyScreen } from '@/ui/platform/lazy-screen'
import { withCode } from './-with-code'

const UniversityScreen = lazyScreen(async () => (await import('./-university-screen')).UniversityScreen)

export const Route = createFileRoute('/my-university')({
  staticData: { title: myUniversity },
  validateSearch: universitySearch,
  component: withCode(UniversityScreen, { preload: async () => (await import('@/features/university/university-page')).preloadAnnouncements() }),
})
