import { afterAll } from 'vitest'
import { createUsers, type TestUsers } from './users.ts'
import { startBackend, type TestBackend } from './start-backend.ts'

/** Starts a backend without demo data and creates a caller of each kind, for the tests of one file. */
export const backendWithUsers = async (): Promise<{ readonly backend: TestBackend; readonly users: TestUsers }> => {
  const backend = await startBackend({ seedFile: null })
  afterAll(() => backend.close())
  return { backend, users: await createUsers(backend) }
}
