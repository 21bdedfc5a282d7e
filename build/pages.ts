import { screens, type PageId, type ScreenId, type ScreenPath } from '../src/screens.ts'

const isScreen = (id: string): id is ScreenId => id in screens
const isPage = (id: ScreenId): id is PageId => !screens[id].path.startsWith('/admin')

const screenIds = Object.keys(screens).filter(isScreen)

/** The addresses of all screens. */
export const screenPaths: readonly ScreenPath[] = screenIds.map((id) => screens[id].path)

export const pageIds: readonly PageId[] = screenIds.filter(isPage)

/** The addresses of the screens that have a page: those that everybody can open. */
export const pagePaths: readonly ScreenPath[] = pageIds.map((id) => screens[id].path)
