import { fileURLToPath } from 'node:url'
import { resolve } from 'node:path'

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

const inProject = (...parts: string[]): string => resolve(projectRoot, ...parts)

/** The paths that the launchers use. Arguments override all but `config`. */
export const places = {
  dist: inProject('dist'),
  config: inProject('supabase', 'config.toml'),
  migrations: inProject('supabase', 'migrations'),
  seed: inProject('supabase', 'seed.sql'),
  commonPasswords: inProject('public', 'lists', 'common-passwords.json'),
} as const

/** The embedded backend's data folder: `COMRADE_DATA_DIR`, or `supabase/.temp`. */
export function dataFolder(env: NodeJS.ProcessEnv = process.env): string {
  const chosen = env['COMRADE_DATA_DIR']?.trim()
  return chosen ? resolve(chosen) : inProject('supabase', '.temp')
}
