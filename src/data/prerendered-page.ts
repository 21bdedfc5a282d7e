import { asksForMore } from '@/domain/shared/search-names'
import { chosenCampus } from './chosen-campus'
import { defaultCampus } from '@/domain/university/campus'

/** Whether a prerendered page shows what its address asks for. It was rendered without a query, for the default campus. */
export const showsAskedScreen = (): boolean => !asksForMore(new URLSearchParams(globalThis.location.search).keys()) && chosenCampus().slug === defaultCampus.slug
