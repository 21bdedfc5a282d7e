import { defaultCampus, parseCampus, type Campus } from '@/kit/rules/campus'

/** The key in `localStorage`, or in `sessionStorage` where that cannot be written. */
export const chosenCampusKey = 'comrade-campus'

const forLong = () => localStorage
const forThisTab = () => sessionStorage

const textFrom = (storage: () => Storage): string | null => {
  try {
    return storage().getItem(chosenCampusKey)
  } catch {
    // Storage is blocked, or this is a worker.
    return null
  }
}

const writeTo = (storage: () => Storage, text: string): boolean => {
  try {
    storage().setItem(chosenCampusKey, text)
    return storage().getItem(chosenCampusKey) === text
  } catch {
    // Storage is blocked or full.
    return false
  }
}

/** The campus that the next page load will show. */
export const storedCampus = (): Campus =>
  parseCampus(textFrom(forThisTab)) ?? parseCampus(textFrom(forLong)) ?? defaultCampus

/**
 * True if somebody has chosen the stored campus. Before the first paint, build/first-paint/before-paint.js reads the
 * same.
 */
export const isCampusChosen = (): boolean =>
  !(textFrom(forThisTab) ?? textFrom(forLong) ?? '"assumed"').includes('"assumed"')

let chosen: Campus | undefined

/** The campus that this page shows. Known before the first paint, and unchanged until the page reloads. */
export const chosenCampus = (): Campus => (chosen ??= storedCampus())

/**
 * Stores the campus for the next page load. The database records the campus of its copies: see `chooseCampus`.
 * @param isChosen whether somebody has chosen it
 * @returns false if nothing can be stored; the next load then shows the default campus
 */
export const storeChosenCampus = (campus: Campus, isChosen = true): boolean => {
  const text = JSON.stringify(isChosen ? campus : { ...campus, assumed: true })
  if (!writeTo(forLong, text)) return writeTo(forThisTab, text)
  forThisTab().removeItem(chosenCampusKey)
  return true
}
