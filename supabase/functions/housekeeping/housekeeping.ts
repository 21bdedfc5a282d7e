import type { ProjectSettings } from '../_shared/environment.ts'
import { hasSecret } from '../_shared/same-secret.ts'
import { runFileJobs } from './file-jobs.ts'
import { projectApi } from './project-api.ts'

/** Handles a POST with the secret as bearer token: runs the database's jobs, then the file jobs that they queued. */
export function housekeeping(
  settings: ProjectSettings,
  send: (request: Request) => Promise<Response> = (request) => fetch(request),
): (request: Request) => Promise<Response> {
  const api = projectApi(settings, send)
  return async (request) => {
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } })
    if (!(await hasSecret(request, settings.dispatchSecret)))
      return Response.json({ message: 'Unauthorized' }, { status: 401 })
    const jobs = await api.rpc('run_jobs', {})
    const files = await runFileJobs(api)
    return Response.json({ jobs, files })
  }
}
