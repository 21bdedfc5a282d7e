import { loadavg } from 'node:os'

/** The bounds of a measured figure, and how it is printed. */
export type Limit = {
  readonly what: string
  readonly unit: 'ms' | 'kB' | 'times' | '%' | 'files' | ''
  /** The goal; missing it does not fail. */
  readonly aim?: number
  /** The bench fails beyond this; without it the figure is only printed. */
  readonly cap?: number
  /** More is better: aim and cap are lower bounds. */
  readonly upwards?: true
}

export type Limits = Readonly<Record<string, Limit>>

/** A measured figure, with a note to print next to it. */
export type Figure = { readonly value: number; readonly note?: string }

export type Verdict = Limit & Figure & { readonly holds: boolean }

const digits: Record<Limit['unit'], number> = { ms: 0, kB: 1, times: 2, '%': 1, files: 0, '': 2 }

/** Compares each limit with the measured figure. A missing figure or NaN breaks its limit. */
export const judge = <Table extends Limits>(limits: Table, measured: Readonly<Record<keyof Table & string, Figure>>): Verdict[] =>
  Object.entries(limits).map(([name, limit]) => {
    const { value, note = '' } = measured[name] ?? { value: Number.NaN }
    const holds = limit.cap === undefined || (limit.upwards ? value >= limit.cap : value <= limit.cap)
    return { ...limit, value, note, holds }
  })

const bounds = ({ aim, cap, upwards }: Limit): string => {
  const sign = upwards ? '≥' : '≤'
  return [aim === undefined ? [] : `aim ${sign} ${aim}`, cap === undefined ? [] : `cap ${sign} ${cap}`].flat().join(', ')
}

export const tableOf = (verdicts: readonly Verdict[]): string =>
  verdicts
    .map(({ value, note = '', holds, ...limit }) =>
      `${limit.what.padEnd(56)}${value.toFixed(digits[limit.unit]).padStart(8)} ${limit.unit.padEnd(5)}  ${bounds(limit).padEnd(24)}${note} ${holds ? '' : 'MISSED'}`.trimEnd(),
    )
    .join('\n')

/** The date, Node version and load of a measurement. */
export const circumstances = (): string => `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`

/** Prints the table. Sets exit code 1 if a limit is broken. */
export const report = (verdicts: readonly Verdict[]): void => {
  console.log(tableOf(verdicts))
  if (verdicts.some(({ holds }) => !holds)) process.exitCode = 1
}
