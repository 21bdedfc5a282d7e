import { hasSecret } from '../_shared/same-secret.ts'
import { dispatch, defaultLimits } from './dispatch.ts'
import type { Limits } from './dispatch.ts'
import { remindersOf } from './reminders.ts'
import type { CallDatabase } from './reminders.ts'
import type { Settings } from './settings.ts'
import { vapidAuthorization } from './vapid.ts'

/** Dependencies that the embedded backend and the tests replace. */
export type Overrides = {
  readonly callDatabase?: CallDatabase
  readonly limits?: Limits
  readonly stopping?: AbortSignal
}

/** Any page may request the public key, with the headers that the client library adds. */
const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, apikey, content-type, x-client-info',
  'access-control-allow-methods': 'GET, OPTIONS',
}

/**
 * GET returns `{"publicKey": …}`, the key that browsers subscribe with. POST, with the secret as bearer token, sends
 * the due reminders and returns the number per outcome.
 */
export function pushDispatch(settings: Settings, overrides: Overrides = {}): (request: Request) => Promise<Response> {
  const {
    callDatabase = (request) => fetch(request),
    limits = defaultLimits,
    stopping = new AbortController().signal,
  } = overrides
  const reminders = remindersOf(settings, callDatabase)
  const { vapid, pushServices, dispatchSecret } = settings
  return async (request) => {
    switch (request.method) {
      case 'OPTIONS':
        return new Response(null, { status: 204, headers: corsHeaders })
      case 'GET':
        return Response.json(
          { publicKey: vapid.publicKey },
          { headers: { ...corsHeaders, 'cache-control': 'no-cache' } },
        )
      case 'POST': {
        if (!(await hasSecret(request, dispatchSecret)))
          return Response.json({ message: 'Unauthorized' }, { status: 401 })
        const authorization = vapidAuthorization(vapid)
        return Response.json(await dispatch({ reminders, authorization, pushServices, limits, stopping }))
      }
      default:
        return new Response(null, { status: 405, headers: { allow: 'GET, POST, OPTIONS' } })
    }
  }
}
