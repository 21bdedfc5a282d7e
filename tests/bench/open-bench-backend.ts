import { startHttpServer } from '../../supabase/local/http-server.ts'
import { openBackend, type Backend, type BackendOptions } from '../../supabase/local/open-backend.ts'
import { places } from '../../supabase/local/places.ts'
import { loadSettings } from '../../supabase/local/settings.ts'

/** Opens the embedded backend, with its own database in memory if there is no other. */
export const openBenchBackend = async (
  siteUrl: string,
  options: Pick<BackendOptions, 'database' | 'keys' | 'seedFile'> = {},
): Promise<Backend> =>
  openBackend({
    migrationsDir: places.migrations,
    siteUrl,
    settings: await loadSettings(places.config),
    showEmail: () => {},
    ...options,
  })

/**
 * Serves the embedded backend in its own process (start-process.ts) until its standard input closes. It prints its URL,
 * its keys and what `prepare` returns as one line of JSON.
 */
export const serveBackend = async (
  options: Pick<BackendOptions, 'database' | 'seedFile'>,
  prepare: (backend: Backend, origin: string) => Promise<object>,
): Promise<void> => {
  const http = await startHttpServer({ port: 0, host: '127.0.0.1' })
  const backend = await openBenchBackend(http.origin, options)
  const prepared = await prepare(backend, http.origin)
  http.attach({
    backend: (request) => backend.fetch(request),
    frontend: (_request, response) => response.writeHead(404).end(),
  })
  console.log(JSON.stringify({ url: http.origin, keys: backend.keys, ...prepared }))
  process.stdin.resume().once('close', () => void http.close().then(() => backend.close()))
}
