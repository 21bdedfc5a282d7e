import { randomUUID } from 'node:crypto'
import { beforeEach } from 'vitest'
import type { TestBackend, TestUser } from '../backend/start-backend.ts'
import type { TestUsers } from '../backend/users.ts'

/** Rates providers on a backend that has neither ratings nor edited lists when a test begins. */
export const ratingsOn = (backend: TestBackend, users: TestUsers) => {
  beforeEach(async () => {
    await backend.sql('delete from private.rate_counters')
    await backend.sql('delete from public.provider_ratings')
    await backend.sql('delete from public.catalogues')
  })

  /** @returns the code of the error, or 'counted' */
  const rate = async (campus: string, provider: string, stars = 4, rater: TestUser = users.owner): Promise<string> => {
    await backend.sql('delete from private.rate_counters')
    const { error } = await rater.client.from('provider_ratings').insert({ id: randomUUID(), campus, provider, stars })
    return error ? error.code : 'counted'
  }
  const scores = async (campus = 'tum') =>
    (
      await backend.sql<{ provider: string; ratings: number; stars_sum: number }>(
        'select provider, ratings, stars_sum from public.provider_scores where campus = $1 order by provider',
        [campus],
      )
    ).map(({ provider, ratings, stars_sum: sum }) => `${provider} ${sum}/${ratings}`)

  const answersFor = async (campus: string, providers: readonly string[]) => {
    const answers: string[] = []
    for (const provider of providers) answers.push(`${provider} ${await rate(campus, provider)}`)
    return answers
  }
  return { rate, scores, answersFor }
}

/** The answers if all of them are refused. */
export const refusedOf = (providers: readonly string[]) => providers.map((provider) => `${provider} 23503`)
