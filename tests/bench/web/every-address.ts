import { pagePaths } from '../../../build/pages.ts'
import { judge, report, type Figure } from '../../../build/size/limits.ts'
import { firstVisit, firstVisitOnPhone, type FirstVisit } from './first-visit.ts'
import { addressLimits, type AddressLimit } from './limits.ts'

type Address = { readonly path: string; readonly visit: FirstVisit; readonly blocked: number }

const largest = (addresses: readonly Address[], of: (address: Address) => number): Figure => {
  const [worst] = addresses.toSorted((one, other) => of(other) - of(one))
  return worst ? { value: of(worst), note: worst.path } : Number.NaN
}

const row = ({ path, visit, blocked }: Address): string =>
  `| \`${path}\` | ${(visit.fcp / 1000).toFixed(2)} s | ${(visit.lcp / 1000).toFixed(2)} s | ${visit.cls.toFixed(3)} | ${visit.performance.toFixed(0)} | ${blocked.toFixed(0)} ms |`

/** Measures the first visit of each prerendered page, and compares the worst value of each figure with its limit. */
export const measureEveryAddress = async (origin: string, times: number): Promise<void> => {
  const addresses: Address[] = []
  console.log(
    '| address | first paint | largest paint | shift | performance | blocked, reference phone |\n|---|---|---|---|---|---|',
  )
  for (const path of pagePaths) {
    const address = {
      path,
      visit: await firstVisit(origin + path, times),
      blocked: (await firstVisitOnPhone(origin + path, times)).tbt,
    }
    addresses.push(address)
    console.log(row(address))
  }
  const home = addresses.find(({ path }) => path === '/')?.visit.lcp ?? Number.NaN
  const figures: Record<AddressLimit, Figure> = {
    largestPaint: largest(addresses, ({ visit }) => visit.lcp),
    comparedWithHome: largest(addresses, ({ visit }) => visit.lcp / home),
    layoutShift: largest(addresses, ({ visit }) => visit.cls),
    blocked: largest(addresses, ({ blocked }) => blocked),
  }
  report(judge(addressLimits, figures))
}
