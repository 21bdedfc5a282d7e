import { relative } from 'node:path'
import type { Rolldown } from 'vite'

export type GraphModule = {
  readonly imports: readonly string[]
  readonly lazyImports: readonly string[]
  readonly isEntry: boolean
  readonly code: string
}

/** All modules, by their path from the project's root. */
export type ModuleGraph = ReadonlyMap<string, GraphModule>

/** @param root the project's folder */
export const pathIn =
  (root: string) =>
  (id: string): string =>
    id.startsWith('/') ? relative(root, id) : id

export const readGraph = (
  context: Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>,
  pathOf: (id: string) => string,
): ModuleGraph => {
  const graph = new Map<string, GraphModule>()
  for (const id of context.getModuleIds()) {
    const info = context.getModuleInfo(id)
    if (!info) continue
    graph.set(pathOf(id), {
      imports: info.importedIds.map(pathOf),
      lazyImports: info.dynamicallyImportedIds.map(pathOf),
      isEntry: info.isEntry,
      code: info.code ?? '',
    })
  }
  return graph
}

export const reachable = (starts: Iterable<string>, next: (path: string) => Iterable<string>): Set<string> => {
  const found = new Set<string>()
  const waiting = [...starts]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue
    found.add(path)
    waiting.push(...next(path))
  }
  return found
}

export const packageOf = (path: string): string | undefined =>
  /.*node_modules\/(?<name>(?:@[^/]+\/)?[^/]+)\//.exec(path)?.groups?.['name']
