import * as v from 'valibot'
import type { Outcome } from './judge-answer.ts'
import type { Settings } from './settings.ts'

const claimed = v.object({
  id: v.pipe(v.string(), v.uuid()),
  lease: v.string(),
  attempts: v.number(),
  endpoint: v.string(),
  p256dh: v.string(),
  auth: v.string(),
  ttl_seconds: v.number(),
})

/** A reminder that is ours to send until its lease ends, and where to. */
export type Claimed = v.InferOutput<typeof claimed>

export type Settled = { readonly reminder: Claimed; readonly outcome: Outcome }

/** The reminders as the database keeps them. */
export type Reminders = {
  claim(batch: number, leaseSeconds: number): Promise<readonly Claimed[]>
  settle(results: readonly Settled[]): Promise<void>
}

export type CallDatabase = (request: Request) => Promise<Response>

const tries = 3
const timeoutMs = 10_000

/** Reminders over the REST API of the project. Each call throws when the database cannot be reached or refuses. */
export function remindersOf({ projectUrl, serviceKey }: Settings, callDatabase: CallDatabase): Reminders {
  async function call(name: string, values: Readonly<Record<string, unknown>>): Promise<unknown> {
    const headers = { apikey: serviceKey, authorization: `Bearer ${serviceKey}`, 'content-type': 'application/json' }
    const signal = AbortSignal.timeout(timeoutMs)
    const answer = await callDatabase(
      new Request(`${projectUrl}/rest/v1/rpc/${name}`, { method: 'POST', headers, body: JSON.stringify(values), signal }),
    )
    if (!answer.ok) throw new Error(`${name} was answered with ${answer.status}`)
    return answer.json()
  }

  return {
    claim: async (batch, leaseSeconds) =>
      v.parse(v.array(claimed), await call('claim_due_reminders', { batch, lease_seconds: leaseSeconds })),
    async settle(results) {
      const said = results.map(({ reminder: { id, lease }, outcome }) => ({
        id,
        lease,
        outcome: outcome.outcome,
        wait_seconds: outcome.outcome === 'retry' ? outcome.waitSeconds : null,
      }))
      for (let n = 1; ; n += 1) {
        try {
          await call('settle_reminders', { results: said })
          return
        } catch (error) {
          // What is not recorded is sent again: worth more than one try.
          if (n >= tries) throw error
          await new Promise((resolve) => setTimeout(resolve, 200 * n))
        }
      }
    },
  }
}
