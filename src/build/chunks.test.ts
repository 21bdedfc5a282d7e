import { describe, expect, it } from 'vitest'
import { assignChunks } from './chunks-assign.ts'
import { misplaced, outdatedRows } from './chunks-check.ts'
import { familiesOf } from './chunks-families.ts'
import type { GraphModule, ModuleGraph } from './chunks-graph.ts'
import { chunkPlan, layers, type ChunkPlan } from './chunks.ts'

const plan: ChunkPlan = {
  families: [['lists'], ['shop'], ['market'], ['reminders', 'trackers', 'settings'], ['admin']],
  routes: { '/shop': 'shop', '/market': 'market', '/tracker': 'trackers', '/admin/': 'admin' },
  parts: {
    'src/ui/rows.tsx': 'lists',
    'src/features/reminders/index.ts': 'reminders',
    'src/features/cycle/settings.tsx': 'settings',
  },
  libraries: { storage: ['dexie'], auth: ['auth-lib'] },
  layered: ['kit'],
  early: ['/shop', '/market'],
  earlyParts: ['src/data/pull.ts'],
  adminOnly: ['admin'],
  withOwnData: ['admin', 'settings'],
}

/** Each screen with what it imports; `lazy:` before what it loads later. */
const app: Readonly<Record<string, readonly string[]>> = {
  'index.html': ['src/main.tsx'],
  'src/main.tsx': ['src/routes/shop.tsx', 'src/routes/market.tsx', 'src/routes/tracker.tsx', 'src/routes/admin/index.tsx', 'src/features/shell/index.ts'],
  'src/features/shell/index.ts': ['lazy:src/features/shell/notice.tsx', 'lazy:src/data/pull.ts', 'lazy:src/data/account.ts', 'lazy:src/data/profile.ts'],
  'src/features/shell/notice.tsx': [],
  'src/routes/shop.tsx': ['src/routes/-shop.tsx'],
  'src/routes/-shop.tsx': ['lazy:src/features/shop/page.tsx'],
  'src/routes/market.tsx': ['lazy:src/features/market/page.tsx'],
  'src/routes/tracker.tsx': ['lazy:src/features/cycle/page.tsx'],
  'src/routes/admin/index.tsx': ['lazy:src/features/admin/page.tsx'],
  'src/features/shop/page.tsx': ['src/ui/card.tsx', 'src/domain/shop.ts', 'src/data/orders.ts', 'src/main.tsx'],
  'src/features/market/page.tsx': ['src/ui/card.tsx', 'src/ui/rows.tsx', 'src/domain/prices.ts', 'lazy:src/features/market/dialog.tsx'],
  'src/features/market/dialog.tsx': ['node_modules/dexie/index.js', 'node_modules/heavy/index.js'],
  'src/features/cycle/page.tsx': ['src/features/reminders/index.ts', 'src/domain/log.ts', 'lazy:src/features/cycle/settings.tsx'],
  'src/features/cycle/settings.tsx': ['src/domain/log.ts', 'src/domain/days.ts', 'src/data/backup.ts'],
  'src/features/reminders/index.ts': ['src/domain/days.ts'],
  'src/features/admin/page.tsx': ['src/domain/shop.ts', 'src/data/access.ts', 'src/features/admin/form.tsx'],
  'src/features/admin/form.tsx': [],
  'src/data/pull.ts': [],
  'src/data/account.ts': [],
  'src/data/profile.ts': ['src/data/sign-in.ts'],
  'src/data/sign-in.ts': ['node_modules/auth-lib/index.js'],
  'node_modules/auth-lib/index.js': [],
  'src/ui/card.tsx': ['src/domain/prices.ts', 'node_modules/card/index.js', 'node_modules/kit/index.mjs'],
  'node_modules/kit/index.mjs': ['node_modules/kit/components/Badge.mjs', 'node_modules/kit/components/Modal.mjs'],
  'node_modules/kit/components/Badge.mjs': [],
  'node_modules/kit/components/Modal.mjs': [],
  'src/ui/rows.tsx': ['node_modules/@scope/virtual/index.js'],
  'src/domain/shop.ts': [],
  'src/domain/prices.ts': [],
  'src/domain/log.ts': [],
  'src/domain/days.ts': [],
  'src/domain/orders.ts': [],
  'src/data/orders.ts': ['src/domain/orders.ts'],
  'src/data/backup.ts': [],
  'src/data/access.ts': [],
  'node_modules/dexie/index.js': [],
  'node_modules/heavy/index.js': [],
  'node_modules/card/index.js': [],
  'node_modules/@scope/virtual/index.js': [],
}

const graphOf = (modules: Readonly<Record<string, readonly string[]>>): ModuleGraph =>
  new Map(
    Object.entries(modules).map(([path, imports]): [string, GraphModule] => {
      const lazyImports = imports.flatMap((to) => (to.startsWith('lazy:') ? [to.slice('lazy:'.length)] : []))
      const code = path === 'src/ui/card.tsx' ? 'import { Badge } from "kit";' : ''
      return [path, { imports: imports.filter((to) => !to.startsWith('lazy:')), lazyImports, isEntry: path === 'index.html', code }]
    }),
  )

const graph = graphOf(app)

describe('assignChunks', () => {
  const assigned = assignChunks(graph, plan)

  it.each([
    ['a screen is in the chunk of its route', 'src/features/market/page.tsx', 'market'],
    ['also when a file beside the route loads it', 'src/features/shop/page.tsx', 'shop'],
    ['a part of one screen goes with it', 'src/features/market/dialog.tsx', 'market'],
    ['so does a library', 'node_modules/heavy/index.js', 'market'],
    ['a listed library stays in its layer', 'node_modules/dexie/index.js', 'storage'],
    ['what several screens use is shared', 'src/ui/card.tsx', 'ui-early'],
    ['rules that several screens use are with the data layer', 'src/domain/prices.ts', 'data-early'],
    ['a library that several screens use is shared', 'node_modules/card/index.js', 'ui-early'],
    ['a later part of the first screen is shared', 'src/features/shell/notice.tsx', 'ui-late'],
    ['a part with a chunk of its own takes its library along', 'node_modules/@scope/virtual/index.js', 'lists'],
    ['the first chunk of a family takes what several of them use', 'src/domain/days.ts', 'reminders'],
    ['a screen keeps what a part of it uses, too', 'src/domain/log.ts', 'trackers'],
    ['the data of one screen are in the data layer', 'src/data/orders.ts', 'data-early'],
    ['with the rules that they follow', 'src/domain/orders.ts', 'data-early'],
    ['what rows need is early', 'src/data/pull.ts', 'data-early'],
    ['what no row needs is late', 'src/data/account.ts', 'data-late'],
    ['of a package, the modules that screens with rows name are early', 'node_modules/kit/components/Badge.mjs', 'ui-early'],
    ['and the others are for later screens', 'node_modules/kit/components/Modal.mjs', 'ui-shared'],
    ['what needs the auth library goes with it', 'src/data/sign-in.ts', 'auth'],
    ['also when something else of the data layer does so for it', 'src/data/profile.ts', 'auth'],
    ['a rare part brings its own data', 'src/data/backup.ts', 'settings'],
    ['a screen keeps what admins use, too', 'src/domain/shop.ts', 'shop'],
    ['admins keep what only they use', 'src/data/access.ts', 'admin'],
  ])('%s', (_rule, path, chunk) => {
    expect(assigned.get(path)).toBe(chunk)
  })

  it('leaves the first screen to the layers that the bundler tags', () => {
    expect(assigned.has('index.html')).toBe(false)
    expect(assigned.has('src/main.tsx')).toBe(false)
  })

  it('follows a module that was moved', () => {
    const moved = graphOf(Object.fromEntries(Object.entries(app).map(([path, imports]) => [path.replace('shop/page', 'stall/stall'), imports.map((to) => to.replace('shop/page', 'stall/stall'))])))
    expect(assignChunks(moved, plan).get('src/features/stall/stall.tsx')).toBe('shop')
  })
})

describe('outdatedRows', () => {
  it('is empty when every row names something', () => {
    expect(outdatedRows(graph, plan)).toEqual([])
  })

  it('names routes, parts and packages that are gone', () => {
    const outdated: ChunkPlan = { ...plan, routes: { '/gone': 'shop' }, parts: { 'src/ui/gone.tsx': 'lists' }, libraries: { storage: ['gone'] } }
    expect(outdatedRows(graph, outdated)).toEqual(['the route /gone has no src/routes/gone.tsx', 'no screen imports src/ui/gone.tsx', 'no module imports gone'])
  })
})

describe('misplaced', () => {
  const names = ['lists', 'shop', 'market', 'reminders', 'trackers', 'settings', 'admin']
  const chunks = names.map((name) => ({ name, fileName: `${name}.js`, imports: name === 'market' ? ['lists.js'] : [], modules: { [name]: {} } }))
  const check = (changed: Partial<(typeof chunks)[number]> & { readonly name: string }) =>
    misplaced(chunks.map((chunk) => (chunk.name === changed.name ? { ...chunk, ...changed } : chunk)), (id) => id, plan)

  it('accepts chunks that hold what they should', () => {
    expect(check({ name: 'shop' })).toEqual([])
  })

  it('names a module in the wrong chunk', () => {
    expect(check({ name: 'shop', modules: { shop: {}, market: {} } })).toEqual(['market belongs to market, but is in shop'])
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
  const routes = { '/shop': 'shop', '/second-hand': 'market', '/tracker': 'trackers' }
  const parts = { 'src/ui/rows.tsx': 'lists', 'src/features/market/form.tsx': 'market-form', 'src/features/market/report.tsx': 'market-report', 'src/features/cycle/settings.tsx': 'tracker-settings', 'src/data/log.ts': 'data-shared' }

  it('puts a part with the screen that it is named after, behind it', () => {
    expect(familiesOf([['trackers', 'tracker-settings']], routes, parts, ['data-shared'])).toContainEqual(['market', 'market-form', 'market-report'])
  })

  it('leaves the listed families as they are, and makes each other chunk one of its own', () => {
    expect(familiesOf([['trackers', 'tracker-settings']], routes, parts, ['data-shared'])).toEqual([['lists'], ['shop'], ['market', 'market-form', 'market-report'], ['trackers', 'tracker-settings']])
  })
})

describe('the plan of the app', () => {
  it('is about chunks that exist', () => {
    const known = [...layers, ...chunkPlan.families.flat()]
    expect(known).toEqual(expect.arrayContaining([...Object.values(chunkPlan.routes), ...Object.values(chunkPlan.parts)]))
    expect(new Set(known).size).toBe(known.length)
  })
})
