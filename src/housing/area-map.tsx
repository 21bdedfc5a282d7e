// Chunk: rooms-parts

import { ActionIcon, Skeleton, Text } from '@mantine/core'
import { IconFocus2, IconMinus, IconPlus } from '@tabler/icons-react'
import { useRef, useState, type PointerEvent } from 'react'
import type { CatalogueItem } from '@/store/catalogue-schemas'
import { useCatalogue } from '@/store/use-catalogue'
import {
  canZoomIn,
  canZoomOut,
  firstFrame,
  frameOfPin,
  isInFrame,
  labelsOf,
  moved,
  pinched,
  pinsOf,
  spotOf,
  zoomed,
  type Frame,
  type Pin,
  type Placed,
  type Spot,
} from '@/housing/rules/area-map'
import type { Rental } from '@/housing/rules/rental'
import * as messages from '#words/housing/rental-parts'
import { outsideText, pinName, pinText } from '@/housing/words/rental-parts'
import classes from './area-map.module.css'

type AreaMapProps = {
  rentals: readonly Rental[]
  /** The ids of the rentals whose pin was tapped. */
  chosen: readonly string[]
  onChoose: (ids: readonly string[]) => void
}

const placedOf = ({ id, monthlyPrice, position }: Rental): Placed[] =>
  position === null ? [] : [{ id, monthlyPrice, position }]
const percent = (share: number): string => `${(share * 100).toFixed(2)}%`

/** Scrolls to the map, which may be below the screen when its button is low. */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** A sketch of the area with a pin for each rental. It needs no network. */
export function AreaMap({ rentals, chosen, onChoose }: AreaMapProps) {
  const area = useCatalogue('area')
  const placed = rentals.flatMap(placedOf)
  const [chosenFrame, setFrame] = useState<Frame | null>(null)
  const frame = chosenFrame ?? firstFrame(placed.map(({ position }) => position))
  const drag = useDragged(frame, setFrame)
  const outside = placed.filter(({ position }) => !isInFrame(frame, position)).length
  const titleOf = (id: string) => rentals.find((rental) => rental.id === id)?.title ?? ''

  const tap = (pin: Pin) => {
    const apart = pin.rentals.length > 1 ? frameOfPin(frame, pin) : null
    if (apart) setFrame(apart)
    else onChoose(pin.rentals.map(({ id }) => id))
  }
  if (!area) return <Skeleton className={classes.loading} radius="lg" role="status" aria-label={messages.loadingMap} />
  return (
    <section ref={bringIntoView} className={classes.area} aria-label={messages.mapOfArea}>
      <div className={classes.map} {...drag}>
        <AreaDrawing area={area} frame={frame} />
        <ul aria-label={messages.roomsOnMap}>
          {pinsOf(frame, placed).map((pin) => (
            <li
              key={pin.rentals[0].id}
              className={classes.anchor}
              style={{ left: percent(pin.x), top: percent(pin.y) }}
            >
              <button
                type="button"
                className={classes.pin}
                aria-label={pinName(pin, titleOf)}
                aria-pressed={pin.rentals.some(({ id }) => chosen.includes(id))}
                onClick={() => tap(pin)}
              >
                <span>{pinText(pin)}</span>
              </button>
            </li>
          ))}
        </ul>
        <div className={classes.zoom}>
          <ActionIcon
            variant="default"
            aria-label={messages.closer}
            disabled={!canZoomIn(frame)}
            onClick={() => setFrame(zoomed(frame, 0.5))}
          >
            <IconPlus size={20} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="default"
            aria-label={messages.farther}
            disabled={!canZoomOut(frame)}
            onClick={() => setFrame(zoomed(frame, 2))}
          >
            <IconMinus size={20} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="default"
            aria-label={messages.backToGate}
            disabled={chosenFrame === null}
            onClick={() => setFrame(null)}
          >
            <IconFocus2 size={20} aria-hidden />
          </ActionIcon>
        </div>
      </div>
      <Text size="xs" c="var(--ink-soft)">
        {messages.sketch}
      </Text>
      <Text size="sm" role="status">
        {outsideText(outside, rentals.length - placed.length)}
      </Text>
    </section>
  )
}

/** A finger that moves fewer pixels has tapped. */
const tapSlack = 6

type Gesture = {
  /** The places of the fingers, in shares of the map's width. */
  readonly fingers: Map<number, Spot>
  /** Their places when a finger last came or went, and the frame at that time. */
  from: readonly Spot[]
  first: Frame
  latest: Frame
  captured: boolean
}

/**
 * Moves the frame with the pointer, and zooms with two fingers. On a touch screen one finger moves it sideways only,
 * because up and down scrolls the page. When a finger comes or goes, the gesture starts again from the frame that is
 * shown, so that nothing jumps.
 */
const useDragged = (frame: Frame, onFrame: (frame: Frame) => void) => {
  const running = useRef<Gesture | null>(null)
  const spotIn = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Spot => {
    const { left, top } = currentTarget.getBoundingClientRect()
    return { x: (clientX - left) / currentTarget.clientWidth, y: (clientY - top) / currentTarget.clientWidth }
  }
  const begin = (gesture: Gesture) => {
    gesture.from = [...gesture.fingers.values()]
    gesture.first = gesture.latest
  }
  const stop = ({ pointerId }: PointerEvent<HTMLElement>) => {
    const gesture = running.current
    if (!gesture?.fingers.delete(pointerId)) return
    begin(gesture)
    if (gesture.fingers.size === 0) running.current = null
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      running.current ??= { fingers: new Map(), from: [], first: frame, latest: frame, captured: false }
      running.current.fingers.set(event.pointerId, spotIn(event))
      begin(running.current)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const gesture = running.current
      if (!gesture?.fingers.has(event.pointerId)) return
      gesture.fingers.set(event.pointerId, spotIn(event))
      const [from, otherFrom, third] = gesture.from
      const [to, otherTo] = gesture.fingers.values()
      if (!from || !to || third) return
      const shift = { x: to.x - from.x, y: to.y - from.y }
      if (!gesture.captured && !otherTo && Math.hypot(shift.x, shift.y) * event.currentTarget.clientWidth < tapSlack)
        return
      if (!gesture.captured) for (const finger of gesture.fingers.keys()) event.currentTarget.setPointerCapture(finger)
      gesture.captured = true
      gesture.latest =
        otherFrom && otherTo ? pinched(gesture.first, [from, otherFrom], [to, otherTo]) : moved(gesture.first, shift)
      onFrame(gesture.latest)
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
  }
}

type Feature = CatalogueItem<'area'>
type Point = readonly [number, number]

/** North is up, but the y of an SVG grows downwards. */
const path = (points: readonly Point[]): string => points.map(([east, north]) => `${east},${-north}`).join(' ')

/** In metres. If `half` of the frame is larger, the names of quarters come before those of landmarks. */
const wideFrame = 2600

const gateAt = { east: 0, north: 0 }

/** Water, roads and names. Screen readers skip them, because the list of rooms says where each room is. */
function AreaDrawing({ area, frame }: { area: readonly Feature[]; frame: Frame }) {
  const { centre, half } = frame
  const points = (feature: Feature) => ('points' in feature ? path(feature.points) : '')
  const named = (kind: Feature['kind']) =>
    area.flatMap((feature) =>
      'at' in feature && feature.kind === kind
        ? [{ id: feature.id, name: feature.name, kind, at: { east: feature.at[0], north: feature.at[1] } }]
        : [],
    )
  const gate = area.flatMap(({ kind, id, name }) => (kind === 'gate' ? [{ id, name, kind, at: gateAt }] : []))
  const names =
    half > wideFrame
      ? [...gate, ...named('quarter'), ...named('landmark')]
      : [...gate, ...named('landmark'), ...named('quarter')]
  const gateSpot = spotOf(frame, gateAt)
  return (
    <div aria-hidden>
      <svg
        className={classes.drawing}
        viewBox={`${centre.east - half} ${-centre.north - half} ${2 * half} ${2 * half}`}
        preserveAspectRatio="none"
      >
        {area.map((feature) => {
          switch (feature.kind) {
            case 'water':
              return <polygon key={feature.id} className={classes.water} points={points(feature)} />
            case 'river':
              return <polyline key={feature.id} className={classes.river} points={points(feature)} />
            case 'road':
              return (
                <polyline
                  key={feature.id}
                  className={feature.main ? classes.mainRoad : classes.road}
                  points={points(feature)}
                />
              )
            default:
              return null
          }
        })}
      </svg>
      <span className={classes.gate} style={{ left: percent(gateSpot.x), top: percent(gateSpot.y) }} />
      {labelsOf(frame, names).map(({ id, name, kind, x, y }) => (
        <span key={id} className={classes.label} data-kind={kind} style={{ left: percent(x), top: percent(y) }}>
          {name}
        </span>
      ))}
    </div>
  )
}
