import { fileURLToPath } from 'node:url'
import { resolve } from 'node:path'

/** The repository's root folder. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

const inProject = (...parts: string[]): string => resolve(projectRoot, ...parts)

/** Where everything lives that the launchers use; each can be replaced by an argument. */
export const places = {
  dist: inProject('dist'),
  config: inProject('supabase', 'config.toml'),
  migrations: inProject('supabase', 'migrations'),
  seed: inProject('supabase', 'seed.sql'),
} as const

/** The folder that keeps the embedded backend's data: `COMRADE_DATA_DIR`, or `supabase/.temp`. */
export function dataFolder(env: NodeJS.ProcessEnv = process.env): string {
  const chosen = env['COMRADE_DATA_DIR']?.trim()
  return chosen ? resolve(chosen) : inProject('supabase', '.temp')
}
