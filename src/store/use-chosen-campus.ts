import { useSyncExternalStore } from 'react'
import { defaultCampus, type Campus } from '@/kit/rules/campus'
import { chosenCampus, isCampusChosen } from './chosen-campus'

const neverChanges = () => () => {}

/** The campus that this page shows; while React hydrates a prerendered page, the campus of the build. */
export const useChosenCampus = (): Campus => useSyncExternalStore(neverChanges, chosenCampus, () => defaultCampus)

/**
 * True if somebody has chosen the campus of this phone, as of this render; false while React hydrates a prerendered
 * page.
 */
export const useIsCampusChosen = (): boolean => useSyncExternalStore(neverChanges, isCampusChosen, () => false)
