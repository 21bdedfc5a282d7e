import { join } from 'node:path'
import { runnerImport } from 'vite'
import type * as Tables from '../../src/store/sync/tables.ts'
import { projectRoot } from './places.ts'

/** The tables that the app declares. Vite resolves what they import of the app, which Node alone cannot. */
export const readTables = async (): Promise<(typeof Tables)['tables']> => {
  const src = join(projectRoot, 'src')
  const { module } = await runnerImport<typeof Tables>(join(src, 'store', 'sync', 'tables.ts'), {
    configFile: false,
    root: projectRoot,
    resolve: { alias: { '@': src } },
    logLevel: 'error',
  })
  return module.tables
}
