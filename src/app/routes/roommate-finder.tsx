import { createFileRoute } from '@tanstack/react-router'
import { roommateSearch } from '@/roommates/rules/roommate-search'
import { roommateFinder } from '#words/app/shell/screen-titles'
import { lazyScreen } from '@/kit/platform/lazy-screen'
import { withCode } from './-with-code'

const RoommateScreen = lazyScreen(async () => (await import('./-roommate-screen')).RoommateScreen)

export const Route = createFileRoute('/roommate-finder')({
  staticData: { title: roommateFinder },
  validateSearch: roommateSearch,
  component: withCode(RoommateScreen, {
    preload: async () => (await import('@/roommates/roommates-page')).preloadRoommates(),
  }),
})
