import { createFileRoute } from '@tanstack/react-router'
import { roommateSearch } from '@/domain/roommates/roommate-search'
import { roommateFinder } from '@/messages/shell/screen-titles.gen'
import { lazyScreen } from '@/ui/platform/lazy-screen'
import { withCode } from './-with-code'

const RoommateScreen = lazyScreen(async () => (await import('./-roommate-screen')).RoommateScreen)

export const Route = createFileRoute('/roommate-finder')({
  staticData: { title: roommateFinder },
  validateSearch: roommateSearch,
  component: withCode(RoommateScreen, { preload: async () => (await import('@/features/roommates/roommates-page')).preloadRoommates() }),
})
