/** The bounds of a measured figure, and how it is printed. */
export type Limit = {
  readonly what: string
  readonly unit: 'ms' | 'kB' | 'B' | 'times' | '%' | 'files' | ''
  /** The goal; missing it does not fail. */
  readonly aim?: number
  /** Fails beyond this; without it the figure is only printed. */
  readonly cap?: number
  /** More is better: aim and cap are lower bounds. */
  readonly upwards?: true
}

export type Limits = Readonly<Record<string, Limit>>

/** A measured value, with a note to print next to it. */
export type Figure = number | { readonly value: number; readonly note: string }

export type LimitResult = Limit & { readonly value: number; readonly note: string; readonly holds: boolean }

const isWithin = (value: number, bound: number | undefined, upwards = false): boolean =>
  bound === undefined || (upwards ? value >= bound : value <= bound)

/** Compares each limit with the measured figure. A missing figure or NaN breaks its limit. */
export const judge = <Table extends Limits>(
  limits: Table,
  measured: Readonly<Record<keyof Table & string, Figure>>,
): LimitResult[] =>
  Object.entries(limits).map(([name, limit]) => {
    const figure = measured[name] ?? Number.NaN
    const { value, note } = typeof figure === 'number' ? { value: figure, note: '' } : figure
    return { ...limit, value, note, holds: isWithin(value, limit.cap, limit.upwards) }
  })

const digits: Record<Limit['unit'], number> = { ms: 0, kB: 1, B: 0, times: 2, '%': 1, files: 0, '': 2 }

const bounds = ({ aim, cap, upwards }: Limit): string => {
  const sign = upwards ? '≥' : '≤'
  return [aim === undefined ? [] : `aim ${sign} ${aim}`, cap === undefined ? [] : `cap ${sign} ${cap}`]
    .flat()
    .join(', ')
}

const statusOf = ({ value, aim, upwards, holds }: LimitResult): string => {
  if (!holds) return 'MISSED'
  return isWithin(value, aim, upwards) ? '' : 'misses the aim'
}

export const tableOf = (results: readonly LimitResult[]): string =>
  results
    .map((result) => {
      const { what, unit, value, note } = result
      return `${what.padEnd(56)}${value.toFixed(digits[unit]).padStart(8)} ${unit.padEnd(5)}  ${bounds(result).padEnd(24)}${note} ${statusOf(result)}`.trimEnd()
    })
    .join('\n')

/** Prints the table. Sets exit code 1 if a limit is broken. */
export const report = (results: readonly LimitResult[]): void => {
  console.log(tableOf(results))
  if (results.some(({ holds }) => !holds)) process.exitCode = 1
}
