import { afterAll, vi } from 'vitest'
import { createUsers, type TestUsers } from './users.ts'
import { startBackend, type TestBackend, type TestBackendOptions } from './start-backend.ts'

/** Starts a backend for the tests of one file, with demo data unless the options say otherwise. */
export const seededBackend = async (options: TestBackendOptions = {}): Promise<TestBackend> => {
  const backend = await startBackend(options)
  afterAll(() => backend.close())
  return backend
}

export const emptyBackend = (): Promise<TestBackend> => seededBackend({ seedFile: null })

/** An empty backend, and a caller of each kind. */
export const backendWithUsers = async (): Promise<{ readonly backend: TestBackend; readonly users: TestUsers }> => {
  const backend = await emptyBackend()
  return { backend, users: await createUsers(backend) }
}

/** The app's own code talks to this backend in the tests of one file. */
export const pointAppTo = ({ url, keys }: TestBackend): void => {
  vi.stubEnv('VITE_SUPABASE_URL', url)
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', keys.publishable)
  afterAll(() => void vi.unstubAllEnvs())
}
