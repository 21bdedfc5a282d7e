import { lazyScreen } from '@/ui/platform/lazy-screen'

export const DirectoryScreen = lazyScreen(async () => (await import('./-directory-screen')).DirectoryScreen)
