import { createFileRoute } from '@tanstack/react-router'
import { universitySearch } from '@/campus/rules/university-url'
import { myUniversity } from '#words/app/shell/screen-titles'
import { lazyScreen } from '@/kit/platform/lazy-screen'
import { withCode } from './-with-code'

const UniversityScreen = lazyScreen(async () => (await import('./-university-screen')).UniversityScreen)

export const Route = createFileRoute('/my-university')({
  staticData: { title: myUniversity },
  validateSearch: universitySearch,
  component: withCode(UniversityScreen, {
    preload: async () => (await import('@/campus/university/university-page')).preloadAnnouncements(),
  }),
})
