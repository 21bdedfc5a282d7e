import { everyMinute } from './every-minute.ts'

/** The Edge Functions on a schedule: reminders, and the database's own jobs. */
const scheduled = ['push-dispatch', 'housekeeping'] as const

/**
 * Calls each scheduled Edge Function every minute, as a schedule does on a hosted project.
 *
 * @param secret the bearer token that the functions require
 * @returns a function that stops the schedule.
 */
export function callScheduledFunctions(
  send: (request: Request) => Promise<Response>,
  origin: string,
  secret: string,
): () => void {
  const stops = scheduled.map((name) =>
    everyMinute(name, async () => {
      const headers = { authorization: `Bearer ${secret}` }
      const response = await send(new Request(`${origin}/functions/v1/${name}`, { method: 'POST', headers }))
      if (!response.ok) throw new Error(`responded with ${response.status}`)
    }),
  )
  return () => {
    for (const stop of stops) stop()
  }
}
