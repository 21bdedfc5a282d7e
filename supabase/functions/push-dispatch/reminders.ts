import * as v from 'valibot'
import type { PushResult } from './push-result.ts'
import type { Settings } from './settings.ts'

const claimedSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  lease: v.string(),
  attempts: v.number(),
  endpoint: v.string(),
  p256dh: v.string(),
  auth: v.string(),
  ttl_seconds: v.number(),
})

/** A reminder leased to this process, with the subscription to send it to. */
export type ClaimedReminder = v.InferOutput<typeof claimedSchema>

export type Settled = { readonly reminder: ClaimedReminder; readonly outcome: PushResult }

/** The reminders stored in the database. */
export type Reminders = {
  claim(batch: number, leaseSeconds: number): Promise<readonly ClaimedReminder[]>
  settle(results: readonly Settled[]): Promise<void>
}

export type CallDatabase = (request: Request) => Promise<Response>

const maxAttempts = 3
const timeoutMs = 10_000

/**
 * Accesses the reminders through the project's REST API. Each call throws when the database is unreachable or responds
 * with an error.
 */
export function remindersOf({ projectUrl, serviceKey }: Settings, callDatabase: CallDatabase): Reminders {
  async function call(name: string, values: Readonly<Record<string, unknown>>): Promise<unknown> {
    const headers = { apikey: serviceKey, authorization: `Bearer ${serviceKey}`, 'content-type': 'application/json' }
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await callDatabase(
      new Request(`${projectUrl}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(values),
        signal,
      }),
    )
    if (!response.ok) throw new Error(`${name} responded with ${response.status}`)
    return response.json()
  }

  return {
    claim: async (batch, leaseSeconds) =>
      v.parse(v.array(claimedSchema), await call('claim_due_reminders', { batch, lease_seconds: leaseSeconds })),
    async settle(results) {
      const payload = results.map(({ reminder: { id, lease }, outcome }) => ({
        id,
        lease,
        outcome: outcome.outcome,
        wait_seconds: outcome.outcome === 'retry' ? outcome.waitSeconds : null,
      }))
      for (let attempt = 1; ; attempt += 1) {
        try {
          await call('settle_reminders', { results: payload })
          return
        } catch (error) {
          // Retried, because an unrecorded reminder is sent again.
          if (attempt >= maxAttempts) throw error
          await new Promise((resolve) => setTimeout(resolve, 200 * attempt))
        }
      }
    },
  }
}
