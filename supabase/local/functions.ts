import { site } from '../../src/kit/rules/site.ts'
import { housekeeping } from '../functions/housekeeping/housekeeping.ts'
import { pushDispatch } from '../functions/push-dispatch/push-dispatch.ts'
import { readSettings } from '../functions/push-dispatch/settings.ts'
import type { Settings } from '../functions/push-dispatch/settings.ts'
import type { Keys } from './keys.ts'
import { printFailure } from './printable.ts'
import { StartupError, oneLine } from './startup-error.ts'
import type { VapidKeys } from './vapid-keys.ts'

/** The handler that an Edge Function passes to `Deno.serve`. */
type EdgeFunction = (request: Request) => Response | Promise<Response>

/** The Edge Functions that the embedded backend serves, by name. */
export type EdgeFunctions = Readonly<Record<string, EdgeFunction>>

export type FunctionParts = {
  readonly keys: Keys
  readonly vapid: VapidKeys
  readonly siteUrl: string
  /** The backend's own REST and storage API. */
  readonly callDatabase: (request: Request) => Promise<Response>
  /** Stops running functions when the backend closes. */
  readonly stopping: AbortSignal
}

/**
 * This project's Edge Functions. A hosted project runs the same code from `supabase/functions/<name>`, with these
 * settings as secrets. PUSH_SERVICES and VAPID_SUBJECT are read from the environment.
 *
 * @throws {StartupError} that names the malformed settings.
 */
export function edgeFunctions(parts: FunctionParts, env = process.env): EdgeFunctions {
  const { callDatabase, stopping, keys, siteUrl } = parts
  const settings = { projectUrl: siteUrl, serviceKey: keys.secret, dispatchSecret: keys.secret }
  return {
    'push-dispatch': pushDispatch(pushSettings(parts, env), { callDatabase, stopping }),
    housekeeping: housekeeping(settings, callDatabase),
  }
}

function pushSettings({ keys, vapid, siteUrl }: FunctionParts, env: NodeJS.ProcessEnv): Settings {
  try {
    return readSettings({
      SUPABASE_URL: siteUrl,
      SUPABASE_SERVICE_ROLE_KEY: keys.secret,
      DISPATCH_SECRET: keys.secret,
      VAPID_PUBLIC_KEY: vapid.publicKey,
      VAPID_PRIVATE_KEY: vapid.privateKey,
      VAPID_SUBJECT: env['VAPID_SUBJECT']?.trim() || `mailto:${site.supportEmail}`,
      PUSH_SERVICES: env['PUSH_SERVICES'],
    })
  } catch (error) {
    throw new StartupError(oneLine(error))
  }
}

/** Handles `/functions/v1/<name>` and every path below it. */
export async function callFunction(functions: EdgeFunctions, request: Request): Promise<Response> {
  const name = new URL(request.url).pathname.split('/')[3] ?? ''
  const handle = Object.hasOwn(functions, name) ? functions[name] : undefined
  if (!handle) return Response.json({ code: 'NOT_FOUND', message: 'Requested function was not found' }, { status: 404 })
  try {
    return await handle(request)
  } catch (error) {
    printFailure(`Function ${name} failed`, error)
    return Response.json({ code: 'WORKER_ERROR', message: 'Function exited due to an error' }, { status: 500 })
  }
}
