/** A provider's rating as it is shown. */
export type Rating = {
  /** One to five; null: nobody has rated. */
  readonly value: number | null
  /** How many people rated; 0: the value is Comrade's own. */
  readonly ratings: number
}

type Sums = { readonly ratings: number; readonly stars_sum: number }

/** People's ratings where there are any, else Comrade's own, if it has one. */
export const ratingOf = (sums: Sums | undefined, comrades: number | null): Rating =>
  sums && sums.ratings >= 1
    ? { value: sums.stars_sum / sums.ratings, ratings: sums.ratings }
    : { value: comrades, ratings: 0 }

export const starChoices = [1, 2, 3, 4, 5] as const
export type Stars = (typeof starChoices)[number]
