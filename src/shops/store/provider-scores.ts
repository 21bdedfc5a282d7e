import { useLiveQuery } from 'dexie-react-hooks'
import { type ProviderSlug, ratingOf, type Rating } from '@/cart/rules/ratings'
import { deviceDb, type ComradeDb } from '@/store/db'

/** A provider's rating. @param comrades Comrade's own rating */
export type ReadRating = (provider: ProviderSlug | null, comrades: number | null) => Rating

/** The users' ratings, as far as this phone knows. */
export const readRatings = async (db: ComradeDb): Promise<ReadRating> => {
  const scores = new Map((await db.replica('provider_scores').toArray()).map((score) => [score.provider, score]))
  return (provider, comrades) => ratingOf(provider === null ? undefined : scores.get(provider), comrades)
}

const withoutScores: ReadRating = (_provider, comrades) => ratingOf(undefined, comrades)

/** A live query of the users' ratings; until it has been read, Comrade's own ratings. */
export const useRatings = (): ReadRating => useLiveQuery(() => readRatings(deviceDb()), []) ?? withoutScores
