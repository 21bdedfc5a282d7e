import { ActionIcon, Skeleton, Text } from '@mantine/core'
import { IconFocus2, IconMinus, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useCatalogue } from '@/store/use-catalogue'
import {
  canZoomIn,
  canZoomOut,
  firstFrame,
  frameOfPin,
  isInFrame,
  pinsOf,
  zoomed,
  type Frame,
  type Pin,
  type Placed,
} from '@/housing/rules/area-map'
import type { Rental } from '@/housing/rules/rental'
import * as messages from '#words/housing/rental-parts'
import { outsideText, pinName, pinText } from '@/housing/words/rental-pins'
import { AreaDrawing } from './area-drawing'
import classes from './area-map.module.css'
import { useDragged } from './use-dragged'

type AreaMapProps = {
  rentals: readonly Rental[]
  /** The ids of the rentals whose pin was tapped. */
  chosen: readonly string[]
  onChoose: (ids: readonly string[]) => void
}

const placedOf = ({ id, monthlyPrice, position }: Rental): Placed[] =>
  position === null ? [] : [{ id, monthlyPrice, position }]
const percent = (share: number): string => `${(share * 100).toFixed(2)}%`

/** The button that opens the map may be so low that the map would lie below the screen. */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** A sketch of the area with a pin for each rental. It needs no network. */
export function AreaMap({ rentals, chosen, onChoose }: AreaMapProps) {
  const area = useCatalogue('area')
  const placed = rentals.flatMap(placedOf)
  const [moved, setFrame] = useState<Frame | null>(null)
  const frame = moved ?? firstFrame(placed.map(({ position }) => position))
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
            disabled={moved === null}
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
