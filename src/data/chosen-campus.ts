import { defaultCampus, parseCampus, type Campus } from '@/domain/university/campus'

/** The key in `localStorage`. */
export const chosenCampusKey = 'comrade-campus'

const read = (): Campus => {
  try {
    return parseCampus(localStorage.getItem(chosenCampusKey)) ?? defaultCampus
  } catch {
    // Storage is blocked, or this is a worker.
    return defaultCampus
  }
}

let chosen: Campus | undefined

/** The campus that this page shows. It is known before the first paint and stays until the page is loaded again. */
export const chosenCampus = (): Campus => (chosen ??= read())

/** For the next page load. The database remembers the campus of its copies: see `chooseCampus`. */
export const storeChosenCampus = (campus: Campus): void => {
  try {
    localStorage.setItem(chosenCampusKey, JSON.stringify(campus))
  } catch {
    // Storage is blocked: there are no copies either.
  }
}
