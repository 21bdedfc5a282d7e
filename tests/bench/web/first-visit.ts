import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { throttling } from 'lighthouse/core/config/constants.js'
import { browserPath } from '../../../build/ensure-browser.ts'
import { freePort } from '../../free-port.ts'
import { median } from './median.ts'

const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const

/**
 * Benchmark index of the reference phone. Lighthouse slows down every machine four times. That simulates a mid-range
 * phone only on a desktop with an index of 1500 to 2000; its docs/throttling.md recommends another factor for other
 * machines.
 */
export const phoneIndex = 1750 / throttling.mobileSlow4G.cpuSlowdownMultiplier

export type FirstVisit = Readonly<Record<keyof typeof audits | 'performance' | 'index' | 'slowdown', number>>

/** The browser lost the start of its trace, which is no fault of the page. Lighthouse recommends running it again. */
const lostTrace = 'NO_NAVSTART'
const tries = 5

const measureVisit = async (url: string, slowdown: number): Promise<FirstVisit> => {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const visit = await tryVisit(url, slowdown)
    if (visit) return visit
  }
  throw new Error(`The browser lost ${tries} traces in a row`)
}

const tryVisit = async (url: string, slowdown: number): Promise<FirstVisit | null> => {
  const port = await freePort()
  const executablePath = browserPath()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...quiet, `--remote-debugging-port=${port}`],
  })
  try {
    // Lighthouse's mobile profile: 1.6 Mbit/s, 150 ms per round trip.
    const profile = { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown }
    const result = await lighthouse(url, {
      port,
      onlyCategories: ['performance'],
      logLevel: 'error',
      throttling: profile,
    })
    if (!result) throw new Error('Lighthouse returned no result')
    const { audits: found, categories } = result.lhr
    if (result.lhr.runtimeError?.code === lostTrace) return null
    if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message)
    const of = (name: keyof typeof audits) => found[audits[name]]?.numericValue ?? Number.NaN
    const performance = (categories['performance']?.score ?? Number.NaN) * 100
    return {
      performance,
      fcp: of('fcp'),
      lcp: of('lcp'),
      tbt: of('tbt'),
      cls: of('cls'),
      index: result.lhr.environment.benchmarkIndex,
      slowdown,
    }
  } finally {
    await browser.close()
  }
}

const medians = (visits: readonly FirstVisit[]): FirstVisit => {
  const of = (name: keyof FirstVisit) => median(visits.map((visit) => visit[name]))
  return {
    performance: of('performance'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    index: of('index'),
    slowdown: of('slowdown'),
  }
}

/**
 * Returns the medians of several first visits with Lighthouse's mobile settings, each in a new browser. Times in
 * milliseconds.
 */
export const firstVisit = async (url: string, times: number): Promise<FirstVisit> => {
  const visits: FirstVisit[] = []
  for (let time = 0; time < times; time += 1)
    visits.push(await measureVisit(url, throttling.mobileSlow4G.cpuSlowdownMultiplier))
  return medians(visits)
}

/**
 * Like `firstVisit`, but slows the machine down to the reference phone, so that results of different machines are
 * comparable.
 */
export const firstVisitOnPhone = async (url: string, times: number): Promise<FirstVisit> => {
  let { index } = await measureVisit(url, 1)
  const visits: FirstVisit[] = []
  for (let time = 0; time < times; time += 1) {
    const visit = await measureVisit(url, Math.max(1, index / phoneIndex))
    visits.push(visit)
    // The index changes during the measurement because other processes use this machine.
    index = visit.index
  }
  return medians(visits)
}
