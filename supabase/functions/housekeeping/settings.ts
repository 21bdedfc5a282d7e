import * as v from 'valibot'
import { parseEnvironment, projectEnvironment, projectSettings } from '../_shared/environment.ts'
import type { ProjectSettings } from '../_shared/environment.ts'

const environment = v.object(projectEnvironment)

/**
 * Reads the settings from the environment.
 * @throws an error that names the missing or malformed ones, never their values
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): ProjectSettings {
  return projectSettings(parseEnvironment('housekeeping', environment, env))
}
