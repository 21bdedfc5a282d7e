import classes from './sparkline.module.css'

type SparklineProps = {
  /** Sorted by x; at least two. */
  points: readonly { readonly x: number; readonly y: number }[]
  /** A description of the line for screen readers. */
  label: string
}

const width = 300
const height = 80
const edge = 8

/** Maps the range of the values to pixels inside the edges. If all values are equal, they are in the middle. */
const scaleOf = (values: readonly number[], length: number) => {
  const [min, max] = [Math.min(...values), Math.max(...values)]
  const inner = length - 2 * edge
  return (value: number) => edge + (max === min ? inner / 2 : ((value - min) / (max - min)) * inner)
}

/** A small line chart without axes. It shows the trend; the figures are shown beside it. */
export function Sparkline({ points, label }: SparklineProps) {
  const toX = scaleOf(
    points.map(({ x }) => x),
    width,
  )
  const toY = scaleOf(
    points.map(({ y }) => y),
    height,
  )
  const coordinates = points.map(({ x, y }) => ({ x: toX(x), y: height - toY(y) }))
  const last = coordinates.at(-1)
  return (
    <svg className={classes.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <polyline
        className={classes.line}
        points={coordinates.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
      />
      {coordinates.map(({ x, y }) => (
        <circle key={x} className={classes.dot} cx={x} cy={y} r={3} />
      ))}
      {last && <circle className={classes.last} cx={last.x} cy={last.y} r={5.5} />}
    </svg>
  )
}
