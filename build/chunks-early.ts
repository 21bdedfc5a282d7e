import { packageOf, reachable, type ModuleGraph } from './chunks-graph.ts'
import type { ChunkPlan } from './chunks.ts'

const namedImports = (code: string): { readonly source: string; readonly names: readonly string[] }[] =>
  [...code.matchAll(/import\s*\{(?<names>[^}]*)\}\s*from\s*["'](?<source>[^"']+)["']/g)].map(({ groups }) => ({
    source: groups?.['source'] ?? '',
    names: (groups?.['names'] ?? '').split(',').map((name) => name.trim().split(' ')[0] ?? ''),
  }))

const comparable = (name: string): string => name.replaceAll('-', '').toLowerCase()

/** By package and exported name, the modules that are named after their export: `use-media-query.mjs`, `Badge.mjs`. */
const modulesByName = (graph: ModuleGraph): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>()
  for (const path of graph.keys()) {
    const library = packageOf(path)
    const file = /(?<name>[^/]+)\.m?js$/.exec(path)?.groups?.['name']
    if (library && file)
      found.set(`${library} ${comparable(file)}`, [...(found.get(`${library} ${comparable(file)}`) ?? []), path])
  }
  return found
}

const isIndex = (path: string): boolean => packageOf(path) !== undefined && /\/index\.m?js$/.test(path)

/**
 * What a module imports statically. A package's index imports the whole package, so only the modules of the imported
 * names count.
 */
export const usedImports = (graph: ModuleGraph) => {
  const byName = modulesByName(graph)
  return (path: string): readonly string[] => {
    const { imports = [], code = '' } = graph.get(path) ?? {}
    const named = namedImports(code)
    return imports.flatMap((to) => {
      if (!isIndex(to)) return [to]
      const library = packageOf(to)
      const names = named
        .filter(({ source }) => (source.startsWith('.') ? library === packageOf(path) : source === library))
        .flatMap((each) => each.names)
      const modules = names.flatMap((name) => byName.get(`${library} ${comparable(name)}`) ?? [])
      return modules.length > 0 ? modules : [to]
    })
  }
}

/**
 * What the screens with rows import statically, including the code that fetches and stores the rows.
 * @param chunkOf the chunk of a module that belongs to one family
 */
export const earlyModules = (
  graph: ModuleGraph,
  plan: ChunkPlan,
  chunkOf: (path: string) => string | undefined,
): ReadonlySet<string> => {
  const chunks: ReadonlySet<string | undefined> = new Set(plan.early)
  // A chunk loads as a whole, with everything its modules import statically.
  const starts = [...graph.keys()].filter((path) => chunks.has(chunkOf(path)))
  return reachable([...starts, ...plan.earlyParts], usedImports(graph))
}
