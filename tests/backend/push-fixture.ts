import { randomUUID } from 'node:crypto'
import { hourMs } from '../../src/kit/rules/durations.ts'
import type { DispatchReport, Limits } from '../../supabase/functions/push-dispatch/dispatch.ts'
import { pushDispatch } from '../../supabase/functions/push-dispatch/push-dispatch.ts'
import { readSettings } from '../../supabase/functions/push-dispatch/settings.ts'
import { makeVapidKeys } from '../../supabase/local/vapid-keys.ts'
import type { Browser } from './push-service.ts'
import type { TestUser, TestBackend } from './start-backend.ts'

export const dispatchSecret = 'a secret of these tests alone'

/** The environment of a dispatcher for a backend, with additional allowed push services. */
export async function dispatcherEnv(backend: TestBackend, pushServices: string): Promise<Record<string, string>> {
  const { publicKey, privateKey } = await makeVapidKeys()
  return {
    SUPABASE_URL: backend.url,
    SUPABASE_SERVICE_ROLE_KEY: backend.keys.secret,
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: 'mailto:hello@comrade.example',
    DISPATCH_SECRET: dispatchSecret,
    PUSH_SERVICES: pushServices,
  }
}

export type Dispatcher = { handle(request: Request): Promise<Response>; run(): Promise<DispatchReport> }

/** The handler of the Edge Function, which calls the backend over HTTP. */
export function dispatcherOf(env: Record<string, string>, limits: Limits): Dispatcher {
  const handle = pushDispatch(readSettings(env), { limits })
  return {
    handle,
    async run() {
      const headers = { authorization: `Bearer ${env['DISPATCH_SECRET']}` }
      const response = await handle(new Request('http://localhost/push-dispatch', { method: 'POST', headers }))
      return (await response.json()) as DispatchReport
    },
  }
}

/** The start of the hour, the given number of hours from now, as the app would request it. */
export function hour(fromNow: number): string {
  const at = new Date(Date.now() + fromNow * hourMs)
  at.setUTCMinutes(0, 0, 0)
  return at.toISOString()
}

/** Subscribes as the app does. @returns the subscription's id */
export async function subscribe(
  { client }: TestUser,
  { p256dh, auth }: Browser,
  endpoint: string,
  wakeAt: readonly string[],
): Promise<string> {
  const id = randomUUID()
  const { error } = await client.from('push_subscriptions').insert({ id, endpoint, p256dh, auth, wake_at: wakeAt })
  if (error) throw error
  return id
}

export type StoredReminder = {
  readonly state: string
  readonly attempts: number
  readonly wait: number
  readonly leased: boolean
}

/** A subscription's stored reminders, earliest first; `wait` is the seconds until the next attempt. */
export const remindersFor = (backend: TestBackend, subscription: string): Promise<StoredReminder[]> =>
  backend.sql<StoredReminder>(
    `select state, attempts, lease is not null as leased, extract(epoch from try_after - now())::float as wait
     from private.reminders where subscription_id = $1 order by due_at`,
    [subscription],
  )

/** Simulates the passing of time for waiting reminders. */
export const passSeconds = (backend: TestBackend, seconds: number): Promise<unknown> =>
  backend.sql(
    `update private.reminders set try_after = try_after - make_interval(secs => $1) where state = 'waiting'`,
    [seconds],
  )
