/** The distance from a rental to the campus gate. */

/** In metres from the gate. */
export type Position = { readonly east: number; readonly north: number }

type Placed = { readonly walkingMinutes: number | null; readonly position: Position | null }

/** In minutes. A longer walk is given in kilometres. */
const longestWalk = 60

/** Paths are about a third longer than the straight line. */
const detour = 1.3
const metresAMinute = 80

export const metresToGate = ({ east, north }: Position): number => Math.hypot(east, north)

const estimatedMinutes = (position: Position): number =>
  Math.max(1, Math.ceil((metresToGate(position) * detour) / metresAMinute))

/** The time that the landlord names, else an estimate; null when neither is known. */
export const minutesToGate = ({ walkingMinutes, position }: Placed): number | null =>
  walkingMinutes ?? (position && estimatedMinutes(position))

export type Distance =
  | { readonly kind: 'walk' | 'estimated-walk'; readonly minutes: number }
  | { readonly kind: 'ride'; readonly metres: number }

/** The distance as a card shows it; null when nothing is known. */
export const distanceOf = ({ walkingMinutes, position }: Placed): Distance | null => {
  if (walkingMinutes !== null) return { kind: 'walk', minutes: walkingMinutes }
  if (position === null) return null
  const minutes = estimatedMinutes(position)
  return minutes <= longestWalk ? { kind: 'estimated-walk', minutes } : { kind: 'ride', metres: metresToGate(position) }
}
