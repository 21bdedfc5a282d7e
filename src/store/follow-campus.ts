import { adoptCampus } from './campus'
import { fetchAllCatalogues } from './catalogues'
import { chosenCampus } from './chosen-campus'
import { reportAs } from './error-log/error-log'
import { pullState } from './sync/status'

/**
 * After each pull: calls `reload` when the page shows another campus than it should, and stores the files of a campus
 * that do not come with the app. Returns a function that stops it.
 */
export const followCampus = (reload: () => void): (() => void) =>
  pullState.subscribe(({ status }, before) => {
    if (status !== 'done' || before.status === 'done') return
    adoptCampus(chosenCampus())
      .then((isOther) => (isOther ? reload() : fetchAllCatalogues()))
      .catch(reportAs('pull'))
  })
