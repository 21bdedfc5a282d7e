import { afterAll } from 'vitest'
import { createPeople, type People } from './people.ts'
import { startBackend, type TestBackend } from './start-backend.ts'

/** A backend without demo data and a caller of each kind, for the tests of the file that calls this. */
export const backendWithPeople = async (): Promise<{ readonly backend: TestBackend; readonly people: People }> => {
  const backend = await startBackend({ seedFile: null })
  afterAll(() => backend.close())
  return { backend, people: await createPeople(backend) }
}
