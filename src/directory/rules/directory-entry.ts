import type { ProviderSlug } from '@/shops/rules/ratings/provider-slug'
import type { OpeningHours } from '@/kit/rules/opening-hours'

/** Somebody to call or message, from any table or catalogue. */
export type DirectoryEntry = {
  readonly id: string
  readonly name: string
  /** '' when unknown. */
  readonly speciality: string
  /** The value of their chip. */
  readonly category: string
  /** 0 to 5; null when unrated. */
  readonly rating: number | null
  /** How many people rated; 0: the rating is Comrade's own. */
  readonly ratings: number
  readonly ratedAs: ProviderSlug
  readonly location: string
  readonly availability: string
  /** What the availability says; null when it names no hours. */
  readonly hours: OpeningHours | null
  /** Passengers or load; '' when not applicable. */
  readonly capacity: string
  readonly description: string
  readonly image: string | null
  /** Unparsed; `readPhone` decides whether it can be used. */
  readonly phone: string | null
  readonly whatsapp: string | null
}
