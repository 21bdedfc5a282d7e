import { chosenCampus } from './chosen-campus'
import { defaultCampus } from '@/kit/rules/campus'

let isAsked = true
let isAwaited = false

/**
 * True if a prerendered page shows what its address asks for. It was rendered without a query, for the default campus.
 */
export const showsAskedScreen = (): boolean => isAsked && chosenCampus().slug === defaultCampus.slug

/**
 * Called before React hydrates a prerendered page.
 * @param asked whether its address asks for no other screen (build/first-paint/other-screen.js)
 */
export const awaitPage = (asked: boolean): void => {
  isAsked = asked
  isAwaited = showsAskedScreen()
}

/** Called when React has begun to. */
export const endAwaiting = (): void => void (isAwaited = false)

/** True if React is about to hydrate a prerendered page: what it draws first must be what the build has drawn. */
export const isPageAwaited = (): boolean => isAwaited
