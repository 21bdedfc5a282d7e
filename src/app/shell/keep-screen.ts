// Chunk: notices

import type { AnyRouter } from '@tanstack/react-router'
import { keepFocus } from './keep-focus'
import { keepPlace } from './keep-place'

/** For as long as the page. */
export const keepScreen = (router: AnyRouter): void => {
  keepFocus()
  keepPlace(router)
}
