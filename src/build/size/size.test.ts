import { describe, expect, test } from 'vitest'
import { budgets, judge, tableOf, type BudgetName } from './budgets.ts'
import { measure, type BuiltApp } from './measure.ts'

type Weights = Readonly<Record<string, number>>

/** A built app of nothing but weights: what is kept, in what order, is read off the names. */
const builtOf = (weights: Weights): BuiltApp => ({
  kb: async (name) => weights[name] ?? 0,
  html: '<script src="/assets/index-00000000.js"></script><link href="/assets/app-core-00000000.css">',
  kept: Object.keys(weights)
    .filter((url) => url !== 'sw.js' && !url.startsWith('assets/worker'))
    .map((url) => ({ url, revision: null, first: /index|app-core|shop/.test(url) })),
  names: Object.keys(weights).flatMap((name) => (name.startsWith('assets/') ? [name.slice('assets/'.length)] : [])),
})

const light: Weights = {
  'sw.js': 1,
  'assets/worker-00000000.js': 60,
  'assets/index-00000000.js': 100,
  'assets/app-core-00000000.css': 6,
  'assets/shop-00000000.js': 8,
  'assets/campus-00000000.js': 8,
}

const manyFiles = Object.fromEntries(Array.from({ length: 40 }, (_, place) => [`pictures/${place}.svg`, 1]))

/** For each budget an app that breaks it, and what a phone that had the light one would find changed. */
const breaches: Record<BudgetName, { readonly app: Weights; readonly changed?: Weights }> = {
  initialScript: { app: { ...light, 'assets/index-00000000.js': 116 } },
  initialStyles: { app: { ...light, 'assets/app-core-00000000.css': 9 } },
  heaviestScreen: { app: { ...light, 'assets/campus-00000000.js': 16 } },
  untilReady: { app: { ...light, 'assets/worker-00000000.js': 300 } },
  precached: { app: { ...light, ...manyFiles } },
  onePageChange: { app: light, changed: { ...light, 'assets/pages-11111111.js': 15 } },
}

const broken = async (app: Weights, changed: Weights) =>
  judge(await measure(builtOf(app), builtOf(changed))).flatMap(({ what, holds }) => (holds ? [] : [what]))

describe('the budgets', () => {
  test('hold for an app that is light enough', async () => {
    expect(await broken(light, light)).toEqual([])
  })

  test.each(Object.entries(breaches))('%s is seen to be broken, and it alone', async (name, { app, changed }) => {
    expect(await broken(app, changed ?? app)).toEqual([budgets[name as BudgetName].what])
  })

  test('are printed beside what the build has', async () => {
    const table = tableOf(judge(await measure(builtOf({ ...light, 'assets/index-00000000.js': 110 }), builtOf(light))))
    expect(table).toContain('initial JS on /                                           110.0 kB     aim 105  cap 115  over the aim')
  })

  test('count a changed page as what a phone that had the old one fetches', async () => {
    const changed = Object.fromEntries(Object.entries(light).map(([name, kb]) => [name.replace('campus-00000000', 'campus-11111111'), kb]))
    const { onePageChange } = await measure(builtOf(light), builtOf(changed))
    expect(onePageChange).toBe(1 + 8)
  })
})
