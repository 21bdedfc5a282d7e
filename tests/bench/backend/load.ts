import { median } from '../web/median.ts'

export type Throughput = { readonly perSecond: number; readonly p50: number; readonly p95: number }

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

/** Runs `once` in a loop with this many concurrent callers, for `ms` milliseconds. */
const runWindow = async (callers: number, ms: number, once: (caller: number) => Promise<void>): Promise<Throughput> => {
  const times: number[] = []
  const from = performance.now()
  const call = async (caller: number) => {
    while (performance.now() - from < ms) {
      const start = performance.now()
      await once(caller)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)))
  const sorted = times.toSorted((a, b) => a - b)
  return {
    perSecond: (times.length / (performance.now() - from)) * 1000,
    p50: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
  }
}

const windowCount = 3
const windowMs = 2500

/** Returns the medians of three windows after a short warm-up. Times in milliseconds. */
export const throughput = async (callers: number, once: (caller: number) => Promise<void>): Promise<Throughput> => {
  await runWindow(callers, windowMs / 5, once)
  const all: Throughput[] = []
  for (let n = 0; n < windowCount; n += 1) all.push(await runWindow(callers, windowMs, once))
  const of = (name: keyof Throughput) => median(all.map((one) => one[name]))
  return { perSecond: of('perSecond'), p50: of('p50'), p95: of('p95') }
}
