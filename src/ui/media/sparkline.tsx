import classes from './sparkline.module.css'

type SparklineProps = {
  /** In the order of x; at least two. */
  points: readonly { readonly x: number; readonly y: number }[]
  /** What the line says, in words. */
  label: string
}

const width = 300
const height = 80
const edge = 8

/** A scale from the smallest to the largest of some values, inside the edges; one value alone lies in the middle. */
const scaleOf = (values: readonly number[], length: number) => {
  const [min, max] = [Math.min(...values), Math.max(...values)]
  const inner = length - 2 * edge
  return (value: number) => edge + (max === min ? inner / 2 : ((value - min) / (max - min)) * inner)
}

/** A small line chart without axes: it shows the way that figures went, the figures themselves stand beside it. */
export function Sparkline({ points, label }: SparklineProps) {
  const toX = scaleOf(points.map(({ x }) => x), width)
  const toY = scaleOf(points.map(({ y }) => y), height)
  const placed = points.map(({ x, y }) => ({ x: toX(x), y: height - toY(y) }))
  const last = placed.at(-1)
  return (
    <svg className={classes.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <polyline className={classes.line} points={placed.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />
      {placed.map(({ x, y }) => (
        <circle key={x} className={classes.dot} cx={x} cy={y} r={3} />
      ))}
      {last && <circle className={classes.last} cx={last.x} cy={last.y} r={5.5} />}
    </svg>
  )
}
