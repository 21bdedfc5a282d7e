import { everyMinute } from './every-minute.ts'

/** The Edge Functions that a schedule calls: reminders, and what the service does by itself. */
const scheduled = ['push-dispatch', 'housekeeping'] as const

/**
 * Calls each scheduled Edge Function every minute, as a schedule does on a hosted project.
 *
 * @param secret what the functions ask their caller for
 * @returns how to stop.
 */
export function callScheduledFunctions(send: (request: Request) => Promise<Response>, origin: string, secret: string): () => void {
  const stops = scheduled.map((name) =>
    everyMinute(name, async () => {
      const headers = { authorization: `Bearer ${secret}` }
      const answer = await send(new Request(`${origin}/functions/v1/${name}`, { method: 'POST', headers }))
      if (!answer.ok) throw new Error(`answered with ${answer.status}`)
    }),
  )
  return () => {
    for (const stop of stops) stop()
  }
}
