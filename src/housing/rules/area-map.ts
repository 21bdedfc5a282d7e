/** The part of the area that the map shows, and the places of its pins. */

import type { Kes } from '@/kit/rules/money'
import { metresToGate, type Position } from './distance'

/** A square of the area. */
export type Frame = {
  readonly centre: Position
  /** Metres from the centre to each side. */
  readonly half: number
}

const gate: Position = { east: 0, north: 0 }
const closest = 250
const widest = 20_000

/** Shares of the map's width, from its top left corner. */
export type Spot = { readonly x: number; readonly y: number }

export const spotOf = ({ centre, half }: Frame, { east, north }: Position): Spot => ({
  x: (east - centre.east) / (2 * half) + 0.5,
  y: (centre.north - north) / (2 * half) + 0.5,
})

const isWithin = ({ x, y }: Spot, margin: number): boolean =>
  x >= margin && x <= 1 - margin && y >= margin && y <= 1 - margin

/** A pin or a label that begins nearer to the edge would be cut off. */
const edge = 0.04
export const isInFrame = (frame: Frame, position: Position): boolean => isWithin(spotOf(frame, position), edge)

const clamp = (value: number, most: number): number => Math.min(most, Math.max(-most, value))

const frameAt = (centre: Position, half: number): Frame => ({
  centre: { east: clamp(centre.east, widest), north: clamp(centre.north, widest) },
  half: Math.min(widest, Math.max(closest, half)),
})

export const zoomed = ({ centre, half }: Frame, factor: number): Frame => frameAt(centre, half * factor)
export const canZoomIn = ({ half }: Frame): boolean => half > closest
export const canZoomOut = ({ half }: Frame): boolean => half < widest

/** @param shift shares of the map's width, to the right and down */
export const moved = ({ centre, half }: Frame, shift: Spot): Frame =>
  frameAt({ east: centre.east - shift.x * 2 * half, north: centre.north + shift.y * 2 * half }, half)

const positionAt = ({ centre, half }: Frame, { x, y }: Spot): Position => ({
  east: centre.east + (x - 0.5) * 2 * half,
  north: centre.north - (y - 0.5) * 2 * half,
})

type Fingers = readonly [Spot, Spot]

const middleOf = ([one, other]: Fingers): Spot => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })

/** Fingers closer than this would make the zoom factor inaccurate. */
const leastDistance = 0.02
const distanceOf = ([one, other]: Fingers): number =>
  Math.max(leastDistance, Math.hypot(one.x - other.x, one.y - other.y))

/** Zooms as two fingers move. The place between them stays between them. */
export const pinched = (frame: Frame, from: Fingers, to: Fingers): Frame => {
  const { half } = frameAt(frame.centre, (frame.half * distanceOf(from)) / distanceOf(to))
  const between = positionAt(frame, middleOf(from))
  const { east, north } = positionAt({ centre: gate, half }, middleOf(to))
  return frameAt({ east: between.east - east, north: between.north - north }, half)
}

/** The frame around the gate with the nearest few rentals. */
export const firstFrame = (positions: readonly Position[]): Frame => {
  const nearest = positions.map(metresToGate).sort((a, b) => a - b)
  const shown = nearest[Math.min(nearest.length, 6) - 1] ?? 0
  return frameAt(gate, Math.max(900, shown * 1.25))
}

export type Placed = { readonly id: string; readonly monthlyPrice: Kes; readonly position: Position }

/** One rental, or several that would cover one another. */
export type Pin = Spot & { readonly rentals: readonly [Placed, ...Placed[]] }

/** The space of a pin with its price, in shares of the narrowest map. */
const pinWidth = 0.25
const pinHeight = 0.14

const overlap = (one: Spot, other: Spot, width: number, height: number): boolean =>
  Math.abs(one.x - other.x) < width && Math.abs(one.y - other.y) < height

/** The pins of a frame, the nearest to the gate first. No two of them overlap. */
export const pinsOf = (frame: Frame, rentals: readonly Placed[]): readonly Pin[] => {
  const pins: Pin[] = []
  for (const rental of rentals.toSorted((a, b) => metresToGate(a.position) - metresToGate(b.position))) {
    const spot = spotOf(frame, rental.position)
    if (!isWithin(spot, edge)) continue
    const at = pins.findIndex((pin) => overlap(pin, spot, pinWidth, pinHeight))
    const pin = pins[at]
    if (pin) pins[at] = { ...pin, rentals: [...pin.rentals, rental] }
    else pins.push({ ...spot, rentals: [rental] })
  }
  return pins
}

/** The frame that splits a pin; null when its rentals are in one place. */
export const frameOfPin = (frame: Frame, { rentals }: Pin): Frame | null => {
  const [easts, norths] = [rentals.map(({ position }) => position.east), rentals.map(({ position }) => position.north)]
  const [west, east, south, north] = [Math.min(...easts), Math.max(...easts), Math.min(...norths), Math.max(...norths)]
  const extent = Math.max(east - west, north - south)
  if (extent < closest * pinHeight || !canZoomIn(frame)) return null
  // The rentals of a pin span half of the map at most: 0.6 of it holds them with its edge.
  return frameAt({ east: (west + east) / 2, north: (south + north) / 2 }, Math.min(frame.half * 0.6, extent * 0.8))
}

export type Named = { readonly id: string; readonly name: string; readonly at: Position }

const labelWidth = 0.3
const labelHeight = 0.07

/** The names that have room. Of two that overlap, the first stays. */
export const labelsOf = <Label extends Named>(frame: Frame, names: readonly Label[]): readonly (Label & Spot)[] => {
  const labels: (Label & Spot)[] = []
  for (const name of names) {
    const spot = spotOf(frame, name.at)
    if (isWithin(spot, edge) && !labels.some((label) => overlap(label, spot, labelWidth, labelHeight)))
      labels.push({ ...name, ...spot })
  }
  return labels
}
