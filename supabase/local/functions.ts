/** Handles the calls to one Edge Function, as `Deno.serve` would give them to it. */
export type EdgeFunction = (request: Request) => Response | Promise<Response>

/** The Edge Functions that the embedded backend answers itself, by name. */
export type EdgeFunctions = Readonly<Record<string, EdgeFunction>>

/** The functions of this project. Each also runs unchanged on a hosted project from `supabase/functions/<name>`. */
export const edgeFunctions: EdgeFunctions = {}

/** Answers `/functions/v1/<name>` and whatever lies below it. */
export async function callFunction(functions: EdgeFunctions, request: Request): Promise<Response> {
  const name = new URL(request.url).pathname.split('/')[3] ?? ''
  const handle = Object.hasOwn(functions, name) ? functions[name] : undefined
  if (!handle) return Response.json({ code: 'NOT_FOUND', message: 'Requested function was not found' }, { status: 404 })
  try {
    return await handle(request)
  } catch (error) {
    console.error(`Function ${name} failed:`, error)
    return Response.json({ code: 'WORKER_ERROR', message: 'Function exited due to an error' }, { status: 500 })
  }
}
