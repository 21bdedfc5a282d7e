import type { Rolldown } from 'vite'
import { packageOf, reachable, type ModuleGraph } from './chunks-graph.ts'
import type { ChunkPlan } from './chunks.ts'

const routes = 'src/app/routes.tsx'

/** What the plan lacks, and what it names in vain, because a file is no longer used or a package was removed. */
export const planErrors = (graph: ModuleGraph, plan: ChunkPlan): string[] => {
  const packages = new Set([...graph.keys()].map(packageOf))
  return [
    ...(graph.get(routes)?.lazyImports ?? [])
      .filter((path) => !(path in plan.parts))
      .map((path) => `${path}, which ${routes} loads, names no chunk`),
    ...Object.keys(plan.parts)
      .filter((path) => !graph.has(path))
      .map((path) => `no screen imports ${path}`),
    ...Object.values(plan.libraries)
      .flat()
      .filter((name) => !packages.has(name))
      .map((name) => `no module imports ${name}`),
  ]
}

type BuiltChunk = Pick<Rolldown.OutputChunk, 'name' | 'fileName' | 'imports'> & {
  readonly modules: Readonly<Record<string, unknown>>
}

/** Modules that Rolldown put elsewhere, chunks without a module, and screens that load the code of other screens. */
export const misplaced = (
  chunks: readonly BuiltChunk[],
  chunkOf: (id: string) => string | undefined,
  plan: ChunkPlan,
): string[] => {
  const nameOf = new Map(chunks.map(({ fileName, name }) => [fileName, name]))
  const familyOf = (name: string) => plan.families.find((family) => family.includes(name))
  const isFamily = (name: string | undefined) => familyOf(name ?? '') !== undefined
  const screens = new Set(plan.screens)
  const hasScreen = (name: string) => familyOf(name)?.some((chunk) => screens.has(chunk)) ?? false
  const moved = chunks.flatMap(({ name, modules }) =>
    Object.keys(modules)
      .filter((id) => (isFamily(name) || isFamily(chunkOf(id))) && chunkOf(id) !== name)
      .map((id) => `${id} belongs to ${chunkOf(id)}, but is in ${name}`),
  )
  const empty = plan.families
    .flat()
    .filter((name) => !chunks.some((chunk) => chunk.name === name))
    .map((name) => `nothing is in ${name}`)
  const foreign = chunks
    .filter(({ name }) => !plan.adminOnly.includes(name))
    .flatMap(({ name, imports }) =>
      imports.flatMap((file) => {
        const other = nameOf.get(file) ?? file
        return hasScreen(other) && familyOf(other) !== familyOf(name) ? [`${name} loads ${other}`] : []
      }),
    )
  return [...moved, ...empty, ...foreign, ...waitsForLate(chunks, plan)]
}

/** Screens with shared links whose rows would wait for code that no row needs. */
const waitsForLate = (chunks: readonly BuiltChunk[], plan: ChunkPlan): string[] => {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const screens = new Set(plan.early)
  return chunks
    .filter(({ name }) => screens.has(name))
    .flatMap((screen) => {
      const files = reachable([screen.fileName], (file) => byFile.get(file)?.imports ?? [])
      return [...files].flatMap((file) => {
        const name = byFile.get(file)?.name ?? ''
        return /-(?:late|shared)$/.test(name) || name === 'auth' ? [`${screen.name} waits for ${name}`] : []
      })
    })
}
