import { parseArgs } from 'node:util'
import { LocalServer } from '../../e2e/local-server.ts'
import { freePort } from '../../free-port.ts'
import { judge, report } from '../../../build/size/limits.ts'
import { circumstances } from '../circumstances.ts'
import { buildBoth, dataDir } from './builds.ts'
import { measureEveryAddress } from './every-address.ts'
import { firstVisit, firstVisitOnPhone, phoneIndex } from './first-visit.ts'
import { webLimits } from './limits.ts'
import { countBodies } from './sent.ts'
import { visitOnPhone } from './visits.ts'

// `npm run bench:web`: the first visit in Lighthouse, the download of a visit and of a changed page, and the repeat
// visit without a server. With `-- --all`, then the first visit of every address.

const { all = false } = parseArgs({ options: { all: { type: 'boolean' } } }).values
const times = 5
const timesOfEach = 3
const latencyMs = 150
const { now, changed } = await buildBoth()
const server = new LocalServer({ port: await freePort(), dataDir })
const proxy = countBodies(server.origin, latencyMs)

const measure = async () => {
  await server.start(now)
  const lighthouse = await firstVisit(server.origin, times)
  const onPhone = await firstVisitOnPhone(server.origin, times)
  const kill = async () => {
    await server.stop()
    proxy.close()
  }
  const visits = await visitOnPhone(
    { origin: await proxy.listen(), proxy, deployChanged: () => server.start(changed), kill },
    times,
  )
  return { lighthouse, onPhone, visits }
}
const { lighthouse, onPhone, visits } = await measure().finally(() => server.stop())

const figures = {
  ...visits,
  performance: lighthouse.performance,
  largestPaint: lighthouse.lcp,
  firstPaint: lighthouse.fcp,
  blocked: lighthouse.tbt,
  layoutShift: lighthouse.cls,
  onPhone: onPhone.performance,
  onPhoneBlocked: onPhone.tbt,
  twice: { value: visits.twice.length, note: visits.twice.join(', ') },
}
const machine = `index ${lighthouse.index.toFixed(0)}, slowed ${lighthouse.slowdown.toFixed(1)} times; for the reference phone of index ${phoneIndex}, ${onPhone.slowdown.toFixed(1)} times`
console.log(`median of ${times}, ${machine}; ${circumstances()}`)
report(judge(webLimits, figures))
if (all) {
  const later = new LocalServer({ port: await freePort(), dataDir })
  await later.start(now)
  await measureEveryAddress(later.origin, timesOfEach).finally(() => later.stop())
}
