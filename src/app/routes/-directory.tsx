import { lazyScreen } from '@/kit/platform/lazy-screen'

export const DirectoryScreen = lazyScreen(async () => (await import('./-directory-screen')).DirectoryScreen)
