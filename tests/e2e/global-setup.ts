import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort, LocalServer } from './local-server.ts'
import { e2ePlaces, root } from './places.ts'

/** Builds the app once, and a migrated and seeded backend whose keys are in that build. */
export default async function globalSetup(): Promise<void> {
  const { dist, prepared, servers, versions } = e2ePlaces
  await Promise.all([servers, versions].map((folder) => rm(folder, { recursive: true, force: true })))
  // For who is writing a test: the app and the data of the last run will do.
  if (process.env['COMRADE_E2E_REUSE'] && existsSync(join(dist, 'sw.js')) && existsSync(prepared)) return
  await rm(prepared, { recursive: true, force: true })
  const build = ['build', '--outDir', dist, '--emptyOutDir', '--logLevel', 'warn']
  await promisify(execFile)(process.execPath, [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), ...build], {
    cwd: root,
    env: { ...process.env, COMRADE_DATA_DIR: prepared },
  })
  const server = new LocalServer({ port: await freePort(), dataDir: prepared })
  await server.start()
  await server.stop()
}
