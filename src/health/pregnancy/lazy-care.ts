import { lazyPart } from '@/kit/platform/lazy-part'

/** Comes after the first lines of the record. */
export const PregnancyCare = lazyPart(async () => (await import('./pregnancy-care')).PregnancyCare)
