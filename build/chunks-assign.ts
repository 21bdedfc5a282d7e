import { earlyModules, usedImports } from './chunks-early.ts'
import { packageOf, reachable, type ModuleGraph } from './chunks-graph.ts'
import type { ChunkPlan } from './chunks.ts'

/** Owns what the first screen loads, at once or later. */
const everyScreen = ''

/** The entry modules of each chunk: those that name it. What else the first screen loads later belongs to all screens. */
const entriesOf = (graph: ModuleGraph, plan: ChunkPlan, initial: ReadonlySet<string>): Map<string, Set<string>> => {
  const entries = new Map<string, Set<string>>()
  const add = (owner: string, path: string) => entries.set(owner, (entries.get(owner) ?? new Set()).add(path))
  for (const [path, chunk] of Object.entries(plan.parts)) add(chunk, path)
  for (const path of initial)
    for (const part of graph.get(path)?.lazyImports ?? []) if (!(part in plan.parts)) add(everyScreen, part)
  return entries
}

/**
 * For each module that the first screen does not import, the chunks that import it, statically or through a part that
 * has no chunk.
 */
const ownersOf = (graph: ModuleGraph, plan: ChunkPlan): Map<string, Set<string>> => {
  const isEntry = [...graph].flatMap(([path, module]) => (module.isEntry ? [path] : []))
  const initial = reachable(isEntry, (path) => graph.get(path)?.imports ?? [])
  const owners = new Map<string, Set<string>>()
  const importsOf = usedImports(graph)
  for (const [owner, starts] of entriesOf(graph, plan, initial)) {
    const isInside = (path: string) => !initial.has(path) && (plan.parts[path] ?? owner) === owner
    const used = reachable(starts, (path) => {
      return [...importsOf(path), ...(graph.get(path)?.lazyImports ?? [])].filter(isInside)
    })
    for (const path of used) owners.set(path, (owners.get(path) ?? new Set()).add(owner))
  }
  return owners
}

const isStore = (path: string): boolean => /^src\/(?:.+\/)?store\//.test(path)
/** These go with the data: they have no component. */
const isRuleOrWords = (path: string): boolean => /^\.words\/|^src\/(?:.+\/)?(?:rules|words)\//.test(path)

/**
 * `early`: screens with rows need it at once. `late`: the first screen loads it later. `shared`: only other screens use
 * it.
 */
const layerOf = (path: string, early: ReadonlySet<string>, users: ReadonlySet<string>): string => {
  const layer = isStore(path) || isRuleOrWords(path) ? 'data' : 'ui'
  if (early.has(path)) return `${layer}-early`
  return users.has(everyScreen) ? `${layer}-late` : `${layer}-shared`
}

/** A layer may import those after it. */
const dataLayers = ['data-shared', 'data-late', 'data-early']

/** The first chunk of the family that uses the module; none if several families do. */
const ownChunk = (path: string, owners: ReadonlySet<string>, plan: ChunkPlan): string | undefined => {
  const students = [...owners].filter((owner) => !plan.adminOnly.includes(owner))
  const counted = students.length > 0 ? students : [...owners]
  const family = plan.families.find((chunks) => counted.every((owner) => chunks.includes(owner)))
  const first = family?.find((chunk) => counted.includes(chunk))
  return first !== undefined && isStore(path) && !plan.withOwnData.includes(first) ? undefined : first
}

/** Puts a module that imports the auth library statically into the library's chunk: loading one means loading both. */
const keepTogether = (graph: ModuleGraph, { libraries }: ChunkPlan, assigned: Map<string, string>): void => {
  const isAuth = (path: string) => libraries['auth']?.includes(packageOf(path) ?? '') ?? false
  const isLayered = (path: string) => /^data-(?:late|shared)$/.test(assigned.get(path) ?? '')
  const needsAuth = (path: string) =>
    [
      ...reachable([path], (from) =>
        isAuth(from) ? [] : (graph.get(from)?.imports.filter((to) => isLayered(to) || isAuth(to)) ?? []),
      ),
    ].some(isAuth)
  for (const path of [...assigned.keys()].filter((each) => isLayered(each) && needsAuth(each)))
    assigned.set(path, 'auth')
}

/**
 * The chunk of each module, except the first screen's own (chunks-plugin.ts). Every library has one, because the first
 * screen uses only a part of each.
 */
export const assignChunks = (graph: ModuleGraph, plan: ChunkPlan): Map<string, string> => {
  const listed = new Map(
    Object.entries(plan.libraries).flatMap(([chunk, names]) => names.map((name) => [name, chunk] as const)),
  )
  const owners = ownersOf(graph, plan)
  const ownOf = (path: string): string | undefined => {
    const library = packageOf(path) ?? ''
    const users = owners.get(path)
    return listed.get(library) ?? (users && !plan.layered.includes(library) ? ownChunk(path, users, plan) : undefined)
  }
  const early = earlyModules(graph, plan, ownOf)
  const assigned = new Map<string, string>()
  for (const path of graph.keys()) {
    if (owners.has(path) || packageOf(path))
      assigned.set(path, ownOf(path) ?? layerOf(path, early, owners.get(path) ?? new Set()))
  }
  // The rules that the data layers import go with them.
  const isRule = (path: string) => /^(?:src|\.words)\//.test(path) && assigned.has(path)
  for (const [index, layer] of dataLayers.entries()) {
    const isRuleHere = (path: string) => isRule(path) && !dataLayers.slice(index + 1).includes(assigned.get(path) ?? '')
    const data = [...assigned].flatMap(([path, chunk]) => (chunk === layer && isRule(path) ? [path] : []))
    for (const path of reachable(data, (from) => graph.get(from)?.imports.filter(isRuleHere) ?? []))
      assigned.set(path, layer)
  }
  keepTogether(graph, plan, assigned)
  return assigned
}
