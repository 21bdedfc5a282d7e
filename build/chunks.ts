import { screens, type Screen } from '../src/screens.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * All families of chunks: the listed ones, and one for each screen with the chunks that are named after it. Every other
 * chunk is a family of its own and stands before the screens, because all of them may import it.
 */
export const familiesOf = (
  listed: readonly (readonly string[])[],
  ofScreens: readonly string[],
  ofParts: readonly string[],
  layers: readonly string[],
): readonly (readonly string[])[] => {
  const isListed = (chunk: string) => listed.some((family) => family.includes(chunk))
  const screenChunks = new Set(ofScreens.filter((chunk) => !isListed(chunk)))
  const others = new Set(
    ofParts.filter((chunk) => !isListed(chunk) && !screenChunks.has(chunk) && !layers.includes(chunk)),
  )
  const screenOf = (chunk: string) => [...screenChunks].find((screen) => chunk.startsWith(`${screen}-`))
  return [
    ...[...others].filter((chunk) => screenOf(chunk) === undefined).map((chunk) => [chunk]),
    ...[...screenChunks].map((screen) => [screen, ...[...others].filter((chunk) => screenOf(chunk) === screen)]),
    ...listed,
  ]
}

const root = fileURLToPath(new URL('..', import.meta.url))

const nameIn = (code: string): string | undefined => /^\/\/ Chunk: (?<name>[\w-]+)\n/.exec(code)?.groups?.['name']

/** The chunks that modules of the app name in their first line, by the modules' paths from the project's root. */
const readChunkNames = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test|\.d)\.tsx?$/.test(name))
      .flatMap((name) => {
        const chunk = nameIn(readFileSync(join(root, 'src', name), 'utf8'))
        return chunk === undefined ? [] : [[`src/${name}`, chunk]]
      }),
  )

// Which file each module goes into. The files form layers, so that a change in one layer does not rename the files of
// the others. A module that loads later than its screen names its chunk in its first line, `// Chunk: <name>`. A new
// chunk costs no request, because an install fetches all of them as one pack. A chunk named after a screen's
// (`market-form`) may import what that screen imports. A part that several screens load has a chunk with a name of its
// own, or is in a layer. The module graph says what uses a module (chunks-assign.ts); these tables say what belongs
// together.

/**
 * Modules that several families use; each layer imports only those before it. The first screen needs the first three; a
 * shared link to rows also waits for the next three, but for no late layer.
 */
export const layers = [
  'framework',
  'ui-core',
  'app-core',
  'storage',
  'data-early',
  'ui-early',
  'data-late',
  'data-shared',
  'auth',
  'ui-late',
  'ui-shared',
] as const

/**
 * A chunk may import the chunks before it in its family; a module that several of them use goes into the first. This
 * lists only the families that chunk names do not show (chunks-families.ts).
 */
const families = [
  [
    'pregnancy',
    'tracker-parts',
    'trackers',
    'bloom',
    'pregnancy-sheets',
    'pregnancy-care',
    'contraception',
    'tracker-history',
    'tracker-lock',
    'tracker-log',
    'tracker-reading',
    'tracker-settings',
    'tracker-import',
    'tracker-records',
  ],
  ['admin-access', 'admin', 'admin-list', 'admin-form', 'admin-records', 'admin-sheet', 'admin-tools'],
] as const

/** Libraries that stay in their layer, whoever uses them. */
const libraries: Readonly<Record<string, readonly string[]>> = {
  storage: ['dexie', 'dexie-react-hooks', 'valibot', 'date-fns', 'tslib', '@supabase/postgrest-js'],
  'data-early': ['libphonenumber-js'],
  auth: ['@supabase/auth-js'],
}

export type ChunkPlan = {
  readonly families: readonly (readonly string[])[]
  /** The chunks of screens. */
  readonly screens: readonly string[]
  /** The chunk of each module that names one. */
  readonly parts: Readonly<Record<string, string>>
  readonly libraries: Readonly<Record<string, readonly string[]>>
  /** Libraries of which each module is in one of the ui layers, whoever uses it. */
  readonly layered: readonly string[]
  /** The chunks of the screens with rows, to which people share links. */
  readonly early: readonly string[]
  /** Modules that these screens import dynamically, but need for their first rows. */
  readonly earlyParts: readonly string[]
  /** Not precached (worker-plugin.ts). A module that a student's screen uses too goes to that screen's chunk. */
  readonly adminOnly: readonly string[]
  /** Chunks of rare screens: the data modules that only they use go with them, not into a data layer. */
  readonly withOwnData: readonly string[]
}

const admin = ['admin-access', 'admin', 'admin-list', 'admin-form', 'admin-records', 'admin-sheet', 'admin-tools']
const rare = ['tracker-settings', 'tracker-import', 'tracker-records']

const listed: readonly Screen[] = Object.values(screens)
const chunksOf = (some: readonly Screen[]) => [...new Set(some.map(({ chunk }) => chunk))]
const ofScreens = chunksOf(listed.filter(({ path }) => path !== '/'))
const named = Object.entries(readChunkNames())
/** Modules that the first rows need, although their importers load them later. */
const isEarly = ([, chunk]: readonly [path: string, chunk: string]) => chunk === 'data-early'
const parts = Object.fromEntries(named.filter((each) => !isEarly(each)))

export const chunkPlan: ChunkPlan = {
  families: familiesOf(families, ofScreens, Object.values(parts), layers),
  screens: ofScreens,
  parts,
  libraries,
  layered: ['@mantine/core', '@mantine/hooks', '@tabler/icons-react'],
  early: chunksOf(listed.filter(({ tables }) => tables !== undefined)),
  earlyParts: named.filter(isEarly).map(([path]) => path),
  adminOnly: admin,
  withOwnData: [...admin, ...rare, 'memory'],
}

/** Chunks that several screens share, or that load for a part of a screen. Every other chunk belongs to one screen. */
export const sharedChunks = [
  ...layers,
  'search',
  'lists',
  'carousel',
  'tracker-import',
  'memory',
  'old-browsers',
  'worker',
  'background\\.worker',
] as const
