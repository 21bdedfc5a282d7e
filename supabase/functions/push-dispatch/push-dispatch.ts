import { hasSecret } from '../_shared/same-secret.ts'
import { dispatch, usualLimits } from './dispatch.ts'
import type { Limits } from './dispatch.ts'
import { remindersOf } from './reminders.ts'
import type { CallDatabase } from './reminders.ts'
import type { Settings } from './settings.ts'
import { vapidAuthorization } from './vapid.ts'

/** What can be put in the place of the ordinary. */
export type Around = { readonly callDatabase?: CallDatabase; readonly limits?: Limits; readonly stopping?: AbortSignal }

/** The public key is for every page to ask for, with whatever headers the client library sends along. */
const forEveryPage = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, apikey, content-type, x-client-info',
  'access-control-allow-methods': 'GET, OPTIONS',
}

/**
 * GET: `{"publicKey": …}`, the key that a browser subscribes with. POST, for whoever knows the secret: sends what is due
 * and answers how many ended in which way.
 */
export function pushDispatch(settings: Settings, around: Around = {}): (request: Request) => Promise<Response> {
  const { callDatabase = (request) => fetch(request), limits = usualLimits, stopping = new AbortController().signal } = around
  const reminders = remindersOf(settings, callDatabase)
  const { vapid, pushServices, dispatchSecret } = settings
  return async (request) => {
    switch (request.method) {
      case 'OPTIONS':
        return new Response(null, { status: 204, headers: forEveryPage })
      case 'GET':
        return Response.json({ publicKey: vapid.publicKey }, { headers: { ...forEveryPage, 'cache-control': 'no-cache' } })
      case 'POST': {
        if (!(await hasSecret(request, dispatchSecret))) return Response.json({ message: 'Not for you' }, { status: 401 })
        const authorization = vapidAuthorization(vapid)
        return Response.json(await dispatch({ reminders, authorization, pushServices, limits, stopping }))
      }
      default:
        return new Response(null, { status: 405, headers: { allow: 'GET, POST, OPTIONS' } })
    }
  }
}
