import type { CatalogueItem } from '@/store/catalogue-schemas'
import { labelsOf, spotOf, type Frame } from '@/housing/rules/area-map'
import classes from './area-map.module.css'

type Feature = CatalogueItem<'area'>
type Point = readonly [number, number]

/** North is up; a drawing counts downwards. */
const path = (points: readonly Point[]): string => points.map(([east, north]) => `${east},${-north}`).join(' ')
const percent = (share: number): string => `${(share * 100).toFixed(2)}%`

/** From here on, landmarks give way to the names of quarters. */
const farOff = 2600

const gateAt = { east: 0, north: 0 }

/** Water, roads and names. What it shows is said by the list of rooms, so screen readers skip it. */
export function AreaDrawing({ area, frame }: { area: readonly Feature[]; frame: Frame }) {
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
    half > farOff
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
