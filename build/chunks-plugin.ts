import type { Plugin, Rolldown } from 'vite'
import { assignChunks } from './chunks-assign.ts'
import { misplaced, planErrors } from './chunks-check.ts'
import { pathIn, readGraph } from './chunks-graph.ts'
import { chunkPlan, layers } from './chunks.ts'

type Match = Pick<Rolldown.CodeSplittingGroup, 'test' | 'tags'>

/** Layers that Rolldown must fill: only tree shaking shows what the first screen uses of a package. */
const matches: Readonly<Record<string, Match>> = {
  // The chunk loader must not be in a chunk that loads late.
  framework: {
    test: /vite\/preload-helper|rolldown[/:]runtime|\/node_modules\/(?:react|react-dom|scheduler|@tanstack\/(?!react-virtual|virtual-core)[^/]+)\//,
  },
  'ui-core': { test: /\/node_modules\/(?!@mantine\/core\/styles)/, tags: ['$initial'] },
  // All styles of the first screen in one file.
  'app-core': { test: /\/(?:src|\.words)\/|\/@mantine\/core\/styles\//, tags: ['$initial'] },
}

/** Files that every page loads itself, so scripts need not preload them. */
const initial = new RegExp(`^assets/(?:rolldown-runtime|${layers.slice(0, 3).join('|')})-`)

const order: readonly string[] = [...layers, ...chunkPlan.families.flat()]

/** Groups the modules into a few files, and fails the build when a file contains a module of another. */
export const chunks = (): Plugin => {
  let pathOf = pathIn('')
  let assigned: ReadonlyMap<string, string> = new Map()
  const chunkOf = (id: string) => assigned.get(pathOf(id))
  const groups = order.map((name, index): Rolldown.CodeSplittingGroup => ({
    name,
    // A group includes what its modules import, so the shared groups come first.
    priority: order.length - index,
    ...(matches[name] ?? { test: (id) => chunkOf(id) === name }),
  }))
  return {
    name: 'comrade:chunks',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (_file, files, { hostType }) =>
            hostType === 'html' ? files : files.filter((file) => !initial.test(file)),
        },
        rolldownOptions: { output: { codeSplitting: { groups } } },
      },
    }),
    configResolved({ root }) {
      pathOf = pathIn(root)
    },
    onLog(_level, log) {
      // A static import elsewhere loads the module at once.
      if (log.code === 'INEFFECTIVE_DYNAMIC_IMPORT') this.error(log)
    },
    buildEnd(error) {
      if (error) return
      const graph = readGraph(this, pathOf)
      const errors = planErrors(graph, chunkPlan)
      if (errors.length > 0) this.error(`Chunks (build/chunks.ts): ${errors.join('; ')}`)
      assigned = assignChunks(graph, chunkPlan)
    },
    generateBundle(_options, bundle) {
      const wrong = misplaced(
        Object.values(bundle).filter((file) => file.type === 'chunk'),
        chunkOf,
        chunkPlan,
      )
      if (wrong.length > 0) this.error(`Modules are in the wrong chunks (build/chunks.ts): ${wrong.join(', ')}`)
    },
  }
}
