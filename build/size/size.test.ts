import { describe, expect, test } from 'vitest'
import { budgets, type BudgetName } from './budgets.ts'
import { judge, tableOf } from './limits.ts'
import { measure, type BuiltApp } from './measure.ts'

type Weights = Readonly<Record<string, number>>

const entryOf = (url: string): [string, string] => [url, 'AAAAAAAA']

/** A fake build in which each file has only a size in kB; the names decide what is precached and in which stage. */
const fakeBuild = (weights: Weights): BuiltApp => ({
  kb: async (name) => weights[name] ?? 0,
  worker: 'sw.js',
  html: '<script src="/assets/index-00000000.js"></script><link href="/assets/app-core-00000000.css">',
  precached: {
    first: Object.keys(weights)
      .filter((url) => /index|app-core|shop/.test(url))
      .map(entryOf),
    scripts: Object.keys(weights)
      .filter((url) => /^assets\/(?!index|app-core|shop|worker)/.test(url))
      .map(entryOf),
    pictures: Object.keys(weights)
      .filter((url) => url.startsWith('pictures/'))
      .map(entryOf),
    installPack: entryOf('assets/install-00000000.json'),
  },
  pages: Object.keys(weights).filter((url) => url.endsWith('.html')),
  names: Object.keys(weights).flatMap((name) => (name.startsWith('assets/') ? [name.slice('assets/'.length)] : [])),
})

const light: Weights = {
  'sw.js': 1,
  'assets/worker-00000000.js': 60,
  'index.html': 12,
  'assets/index-00000000.js': 100,
  'assets/app-core-00000000.css': 6,
  'assets/shop-00000000.js': 8,
  'assets/campus-00000000.js': 8,
}

const manyPictures = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`pictures/${index}.svg`, 1]))

/** For each budget, an app that breaks it. `changed` is the build after the changed sentence. */
const breaches: Record<BudgetName, { readonly app: Weights; readonly changed?: Weights }> = {
  initialScript: { app: { ...light, 'assets/index-00000000.js': 109 } },
  initialStyles: { app: { ...light, 'assets/app-core-00000000.css': 9 } },
  heaviestScreen: { app: { ...light, 'assets/campus-00000000.js': 16 } },
  untilReady: { app: { ...light, 'assets/worker-00000000.js': 300 } },
  heaviestPage: { app: { ...light, 'index.html': 16 } },
  installRequests: { app: { ...light, ...manyPictures } },
  onePageChange: { app: light, changed: { ...light, 'assets/pages-11111111.js': 15 } },
}

const broken = async (app: Weights, changed: Weights) =>
  judge(budgets, await measure(fakeBuild(app), fakeBuild(changed))).flatMap(({ what, holds }) => (holds ? [] : [what]))

describe('the budgets', () => {
  test('hold for a small app', async () => {
    expect(await broken(light, light)).toEqual([])
  })

  test.each(Object.entries(breaches))('detect when only %s is broken', async (name, { app, changed }) => {
    expect(await broken(app, changed ?? app)).toEqual([budgets[name as BudgetName].what])
  })

  test('are printed next to the measured values', async () => {
    const table = tableOf(
      judge(budgets, await measure(fakeBuild({ ...light, 'assets/index-00000000.js': 102 }), fakeBuild(light))),
    )
    expect(table).toContain(
      'initial JS on /                                            102.0 kB     aim ≤ 100, cap ≤ 108     misses the aim',
    )
  })

  test('count one request for any number of later scripts', async () => {
    const manyScripts = Object.fromEntries(
      Array.from({ length: 100 }, (_, index) => [`assets/part${index}-00000000.js`, 1]),
    )
    expect((await measure(fakeBuild({ ...light, ...manyScripts }), fakeBuild(light))).installRequests).toBe(
      (await measure(fakeBuild(light), fakeBuild(light))).installRequests,
    )
  })

  test('count the files a phone downloads for a changed page', async () => {
    const changed = Object.fromEntries(
      Object.entries(light).map(([name, kb]) => [name.replace('campus-00000000', 'campus-11111111'), kb]),
    )
    const { onePageChange } = await measure(fakeBuild(light), fakeBuild(changed))
    expect(onePageChange).toBe(1 + 8)
  })
})
