import { describe, expect, it } from 'vitest'
import { assignChunks } from './chunks-assign.ts'
import { misplaced, planErrors } from './chunks-check.ts'
import type { GraphModule, ModuleGraph } from './chunks-graph.ts'
import { chunkPlan, familiesOf, layers, type ChunkPlan } from './chunks.ts'

const plan: ChunkPlan = {
  families: [['lists'], ['shop'], ['market'], ['reminders', 'trackers', 'settings'], ['admin']],
  screens: ['shop', 'market', 'trackers', 'admin'],
  parts: {
    'src/shop/page.tsx': 'shop',
    'src/market/page.tsx': 'market',
    'src/health/cycle/page.tsx': 'trackers',
    'src/admin/page.tsx': 'admin',
    'src/kit/rows.tsx': 'lists',
    'src/health/reminders/index.ts': 'reminders',
    'src/health/cycle/settings.tsx': 'settings',
  },
  libraries: { storage: ['dexie'], auth: ['auth-lib'] },
  layered: ['kit'],
  early: ['shop', 'market'],
  earlyParts: ['src/store/pull.ts'],
  adminOnly: ['admin'],
  withOwnData: ['admin', 'settings'],
}

/** Each screen with what it imports; `lazy:` before what it loads later. */
const app: Readonly<Record<string, readonly string[]>> = {
  'index.html': ['src/app/main.tsx'],
  'src/app/main.tsx': ['src/app/routes.tsx', 'src/app/shell/index.ts'],
  'src/app/routes.tsx': [
    'lazy:src/shop/page.tsx',
    'lazy:src/market/page.tsx',
    'lazy:src/health/cycle/page.tsx',
    'lazy:src/admin/page.tsx',
  ],
  'src/app/shell/index.ts': [
    'lazy:src/app/shell/notice.tsx',
    'lazy:src/store/pull.ts',
    'lazy:src/store/account.ts',
    'lazy:src/store/profile.ts',
  ],
  'src/app/shell/notice.tsx': [],
  'src/shop/page.tsx': ['src/kit/card.tsx', 'src/kit/rules/shop.ts', 'src/cart/store/orders.ts', 'src/app/main.tsx'],
  'src/market/page.tsx': [
    'src/kit/card.tsx',
    'src/kit/rows.tsx',
    'src/kit/rules/prices.ts',
    'lazy:src/market/dialog.tsx',
  ],
  'src/market/dialog.tsx': ['node_modules/dexie/index.js', 'node_modules/heavy/index.js'],
  'src/health/cycle/page.tsx': [
    'src/health/reminders/index.ts',
    'src/kit/rules/log.ts',
    'lazy:src/health/cycle/settings.tsx',
  ],
  'src/health/cycle/settings.tsx': ['src/kit/rules/log.ts', 'src/kit/rules/days.ts', 'src/store/backup.ts'],
  'src/health/reminders/index.ts': ['src/kit/rules/days.ts'],
  'src/admin/page.tsx': ['src/kit/rules/shop.ts', 'src/store/access.ts', 'src/admin/form.tsx'],
  'src/admin/form.tsx': [],
  'src/store/pull.ts': [],
  'src/store/account.ts': [],
  'src/store/profile.ts': ['src/store/sign-in.ts'],
  'src/store/sign-in.ts': ['node_modules/auth-lib/index.js'],
  'node_modules/auth-lib/index.js': [],
  'src/kit/card.tsx': ['src/kit/rules/prices.ts', 'node_modules/card/index.js', 'node_modules/kit/index.mjs'],
  'node_modules/kit/index.mjs': ['node_modules/kit/components/Badge.mjs', 'node_modules/kit/components/Modal.mjs'],
  'node_modules/kit/components/Badge.mjs': [],
  'node_modules/kit/components/Modal.mjs': [],
  'src/kit/rows.tsx': ['node_modules/@scope/virtual/index.js'],
  'src/kit/rules/shop.ts': [],
  'src/kit/rules/prices.ts': [],
  'src/kit/rules/log.ts': [],
  'src/kit/rules/days.ts': [],
  'src/kit/rules/orders.ts': [],
  'src/cart/store/orders.ts': ['src/kit/rules/orders.ts'],
  'src/store/backup.ts': [],
  'src/store/access.ts': [],
  'node_modules/dexie/index.js': [],
  'node_modules/heavy/index.js': [],
  'node_modules/card/index.js': [],
  'node_modules/@scope/virtual/index.js': [],
}

const graphOf = (modules: Readonly<Record<string, readonly string[]>>): ModuleGraph =>
  new Map(
    Object.entries(modules).map(([path, imports]): [string, GraphModule] => {
      const lazyImports = imports.flatMap((to) => (to.startsWith('lazy:') ? [to.slice('lazy:'.length)] : []))
      const code = path === 'src/kit/card.tsx' ? 'import { Badge } from "kit";' : ''
      return [
        path,
        { imports: imports.filter((to) => !to.startsWith('lazy:')), lazyImports, isEntry: path === 'index.html', code },
      ]
    }),
  )

const graph = graphOf(app)

describe('assignChunks', () => {
  const assigned = assignChunks(graph, plan)

  it.each([
    ['a screen is in the chunk that it names', 'src/market/page.tsx', 'market'],
    ['a part of one screen goes with it', 'src/market/dialog.tsx', 'market'],
    ['so does a library', 'node_modules/heavy/index.js', 'market'],
    ['a listed library stays in its layer', 'node_modules/dexie/index.js', 'storage'],
    ['what several screens use is shared', 'src/kit/card.tsx', 'ui-early'],
    ['rules that several screens use are with the data layer', 'src/kit/rules/prices.ts', 'data-early'],
    ['a library that several screens use is shared', 'node_modules/card/index.js', 'ui-early'],
    ['a later part of the first screen is shared', 'src/app/shell/notice.tsx', 'ui-late'],
    ['a part with a chunk of its own takes its library along', 'node_modules/@scope/virtual/index.js', 'lists'],
    ['the first chunk of a family takes what several of them use', 'src/kit/rules/days.ts', 'reminders'],
    ['a screen keeps what a part of it uses, too', 'src/kit/rules/log.ts', 'trackers'],
    ['the data of one screen are in the data layer', 'src/cart/store/orders.ts', 'data-early'],
    ['with the rules that they follow', 'src/kit/rules/orders.ts', 'data-early'],
    ['what rows need is early', 'src/store/pull.ts', 'data-early'],
    ['what no row needs is late', 'src/store/account.ts', 'data-late'],
    [
      'of a package, the modules that screens with rows name are early',
      'node_modules/kit/components/Badge.mjs',
      'ui-early',
    ],
    ['and the others are for later screens', 'node_modules/kit/components/Modal.mjs', 'ui-shared'],
    ['what needs the auth library goes with it', 'src/store/sign-in.ts', 'auth'],
    ['also when something else of the data layer does so for it', 'src/store/profile.ts', 'auth'],
    ['a rare part brings its own data', 'src/store/backup.ts', 'settings'],
    ['a screen keeps what admins use, too', 'src/kit/rules/shop.ts', 'shop'],
    ['admins keep what only they use', 'src/store/access.ts', 'admin'],
  ])('%s', (_rule, path, chunk) => {
    expect(assigned.get(path)).toBe(chunk)
  })

  it('leaves the first screen to the layers that the bundler tags', () => {
    expect(assigned.has('index.html')).toBe(false)
    expect(assigned.has('src/app/main.tsx')).toBe(false)
  })

  it('follows a module that was moved', () => {
    const moved = graphOf(
      Object.fromEntries(
        Object.entries(app).map(([path, imports]) => [
          path.replace('shop/page', 'stall/stall'),
          imports.map((to) => to.replace('shop/page', 'stall/stall')),
        ]),
      ),
    )
    const parts = { ...plan.parts, 'src/stall/stall.tsx': 'shop' }
    expect(assignChunks(moved, { ...plan, parts }).get('src/stall/stall.tsx')).toBe('shop')
  })
})

describe('planErrors', () => {
  it('is empty when every row names something', () => {
    expect(planErrors(graph, plan)).toEqual([])
  })

  it('names screens without a chunk, and parts and packages that are gone', () => {
    const { 'src/shop/page.tsx': _shop, ...partsWithoutShop } = plan.parts
    const outdated: ChunkPlan = {
      ...plan,
      parts: { ...partsWithoutShop, 'src/kit/gone.tsx': 'lists' },
      libraries: { storage: ['gone'] },
    }
    expect(planErrors(graph, outdated)).toEqual([
      'src/shop/page.tsx, which src/app/routes.tsx loads, names no chunk',
      'no screen imports src/kit/gone.tsx',
      'no module imports gone',
    ])
  })
})

describe('misplaced', () => {
  const names = ['lists', 'shop', 'market', 'reminders', 'trackers', 'settings', 'admin']
  const chunks = names.map((name) => ({
    name,
    fileName: `${name}.js`,
    imports: name === 'market' ? ['lists.js'] : [],
    modules: { [name]: {} },
  }))
  const check = (changed: Partial<(typeof chunks)[number]> & { readonly name: string }) =>
    misplaced(
      chunks.map((chunk) => (chunk.name === changed.name ? { ...chunk, ...changed } : chunk)),
      (id) => id,
      plan,
    )

  it('accepts chunks that hold what they should', () => {
    expect(check({ name: 'shop' })).toEqual([])
  })

  it('names a module in the wrong chunk', () => {
    expect(check({ name: 'shop', modules: { shop: {}, market: {} } })).toEqual([
      'market belongs to market, but is in shop',
    ])
  })

  it('names a screen that loads another screen’s chunk', () => {
    expect(check({ name: 'shop', imports: ['market.js'] })).toEqual(['shop loads market'])
  })

  it('lets chunks of a family import each other, and admins every chunk', () => {
    expect(check({ name: 'trackers', imports: ['reminders.js'] })).toEqual([])
    expect(check({ name: 'admin', imports: ['shop.js'] })).toEqual([])
  })

  it('names a screen with rows that waits for a late layer', () => {
    const late = { name: 'ui-late', fileName: 'ui-late.js', imports: [], modules: {} }
    const waiting = chunks.map((chunk) => (chunk.name === 'shop' ? { ...chunk, imports: ['ui-late.js'] } : chunk))
    expect(misplaced([...waiting, late], (id) => id, plan)).toEqual(['shop waits for ui-late'])
  })

  it('names a chunk without modules', () => {
    expect(misplaced(chunks.slice(1), (id) => id, plan)).toContain('nothing is in lists')
  })
})

describe('familiesOf', () => {
  const ofScreens = ['shop', 'market', 'trackers']
  const ofParts = ['lists', 'market-form', 'market-report', 'tracker-settings', 'data-shared']

  it('puts a part with the screen that it is named after, behind it', () => {
    expect(familiesOf([['trackers', 'tracker-settings']], ofScreens, ofParts, ['data-shared'])).toContainEqual([
      'market',
      'market-form',
      'market-report',
    ])
  })

  it('leaves the listed families as they are, and makes each other chunk one of its own', () => {
    expect(familiesOf([['trackers', 'tracker-settings']], ofScreens, ofParts, ['data-shared'])).toEqual([
      ['lists'],
      ['shop'],
      ['market', 'market-form', 'market-report'],
      ['trackers', 'tracker-settings'],
    ])
  })
})

describe('the plan of the app', () => {
  it('is about chunks that exist', () => {
    const known = [...layers, ...chunkPlan.families.flat()]
    expect(known).toEqual(expect.arrayContaining([...chunkPlan.screens, ...Object.values(chunkPlan.parts)]))
    expect(new Set(known).size).toBe(known.length)
  })
})
