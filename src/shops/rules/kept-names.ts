/** Keeps the identity of renamed restaurants. `private.keep_store` is the same rule for the stores of groceries. */

import { slugOf } from '@/cart/rules/ratings'

/** The fields of a list's entry that name its restaurant. Phones may be unable to read some entries. */
type Dish = {
  readonly id: string
  readonly restaurant: string
  readonly whatsapp: string
  readonly restaurantId?: string | undefined
}

const readDish = (entry: unknown): Dish | null => {
  if (typeof entry !== 'object' || entry === null) return null
  const { id, restaurant, whatsapp, restaurantId }: Partial<Record<string, unknown>> = { ...entry }
  if (typeof id !== 'string' || typeof restaurant !== 'string') return null
  return {
    id,
    restaurant,
    whatsapp: typeof whatsapp === 'string' ? whatsapp : '',
    ...(typeof restaurantId === 'string' ? { restaurantId } : {}),
  }
}

const dishesIn = (entries: readonly unknown[]): readonly Dish[] => entries.flatMap((entry) => readDish(entry) ?? [])

const keyOf = ({ restaurant, restaurantId }: Dish): string => restaurantId ?? slugOf(restaurant)

const freshKey = (slug: string, taken: ReadonlySet<string>): string => {
  for (let count = 1; ; count += 1) {
    const key = count === 1 ? slug : `${slug.slice(0, 56).replace(/-+$/, '')}-${count}`
    if (!taken.has(key)) return key
  }
}

const withKey = (entry: unknown, key: string, slug: string): unknown => {
  if (typeof entry !== 'object' || entry === null) return entry
  const { restaurantId: _, ...rest }: Partial<Record<string, unknown>> = { ...entry }
  return key === slug || key === '' ? rest : { ...rest, restaurantId: key }
}

/**
 * Assigns each dish to a restaurant after a list was changed.
 * - A dish whose restaurant keeps its name keeps its restaurant.
 * - A new name that another dish has belongs to that restaurant.
 * - Any other new name is that of the dish's old restaurant if the dish keeps its number, and if no dish, or another one
 *   with that number, still has the old name.
 * - Otherwise it is a new restaurant.
 *
 * An entry has a `restaurantId` only if it differs from the slug of the name.
 */
export const keptRestaurants = (before: readonly unknown[], after: readonly unknown[]): readonly unknown[] => {
  const old = dishesIn(before)
  const wasOf = new Map(old.map((dish) => [dish.id, dish]))
  const dishes = dishesIn(after).filter(({ restaurant }) => slugOf(restaurant) !== '')
  const keys = new Map<string, string>()
  /** By restaurant, the numbers of the dishes that keep its name. */
  const numbers = new Map<string, Set<string>>()
  const name = (dish: Dish, key: string) =>
    void (keys.has(slugOf(dish.restaurant)) || keys.set(slugOf(dish.restaurant), key))
  for (const dish of dishes) {
    const was = wasOf.get(dish.id)
    if (!was || slugOf(was.restaurant) !== slugOf(dish.restaurant)) continue
    name(dish, keyOf(was))
    numbers.set(keyOf(was), (numbers.get(keyOf(was)) ?? new Set()).add(dish.whatsapp))
  }
  for (const dish of dishes) {
    const was = wasOf.get(dish.id)
    if (!was || slugOf(was.restaurant) === '' || was.whatsapp !== dish.whatsapp) continue
    if (numbers.get(keyOf(was))?.has(dish.whatsapp) ?? true) name(dish, keyOf(was))
  }
  // A renamed restaurant keeps its key, so that a new restaurant of the old name gets none of its ratings.
  const renamed = old.filter((dish) => keyOf(dish) !== slugOf(dish.restaurant)).map(keyOf)
  for (const dish of dishes) name(dish, freshKey(slugOf(dish.restaurant), new Set([...renamed, ...keys.values()])))
  return after.map((entry) => {
    const dish = readDish(entry)
    const slug = slugOf(dish?.restaurant ?? '')
    return dish ? withKey(entry, keys.get(slug) ?? slug, slug) : entry
  })
}
