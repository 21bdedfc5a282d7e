import { defaultCampus, parseCampus, type Campus } from '@/domain/university/campus'

/** The key in `localStorage`, or in `sessionStorage` where that cannot be written. */
export const chosenCampusKey = 'comrade-campus'

const forLong = () => localStorage
const forThisTab = () => sessionStorage

const readFrom = (storage: () => Storage): Campus | null => {
  try {
    return parseCampus(storage().getItem(chosenCampusKey))
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
export const storedCampus = (): Campus => readFrom(forThisTab) ?? readFrom(forLong) ?? defaultCampus

let chosen: Campus | undefined

/** The campus that this page shows. Known before the first paint, and unchanged until the page reloads. */
export const chosenCampus = (): Campus => (chosen ??= storedCampus())

/**
 * Stores the campus for the next page load. The database records the campus of its copies: see `chooseCampus`.
 * @returns false if nothing can be stored; the next load then shows the default campus
 */
export const storeChosenCampus = (campus: Campus): boolean => {
  const text = JSON.stringify(campus)
  if (!writeTo(forLong, text)) return writeTo(forThisTab, text)
  forThisTab().removeItem(chosenCampusKey)
  return true
}
