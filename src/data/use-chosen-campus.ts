import { useSyncExternalStore } from 'react'
import { defaultCampus, type Campus } from '@/domain/university/campus'
import { chosenCampus } from './chosen-campus'

const neverChanges = () => () => {}

/** The campus that this page shows; while React hydrates a prerendered page, the campus of the build. */
export const useChosenCampus = (): Campus => useSyncExternalStore(neverChanges, chosenCampus, () => defaultCampus)
