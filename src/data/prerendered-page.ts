import { chosenCampus } from './chosen-campus'
import { defaultCampus } from '@/domain/university/campus'

/** Whether a prerendered page shows what its address asks for: the build knows no search, and draws one campus. */
export const showsAskedScreen = (): boolean => globalThis.location.search === '' && chosenCampus().slug === defaultCampus.slug
