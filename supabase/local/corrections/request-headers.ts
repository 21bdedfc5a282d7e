import { AsyncLocalStorage } from 'node:async_hooks'

const headersOfRequest = new AsyncLocalStorage<string>()

/** The request headers that are passed to the database: the caller's address, for the rate limits. */
export const databaseHeaders = ({ headers }: Request): string =>
  JSON.stringify({ 'cf-connecting-ip': headers.get('cf-connecting-ip') ?? undefined })

/** Runs a request whose statements see its headers on a connection pool. */
export const withRequestHeaders = <Result>(request: Request, job: () => Promise<Result>): Promise<Result> =>
  headersOfRequest.run(databaseHeaders(request), job)

type Executor = { executeQuery(query: object): Promise<unknown> }
type ApplyContext = (executor: Executor, ...rest: unknown[]) => Promise<void>

const setHeaders = (executor: Executor, headers: string): Promise<unknown> => {
  const sql = `select set_config('request.headers', $1, true)`
  return executor.executeQuery({
    sql,
    parameters: [headers],
    query: { kind: 'RawNode', sqlFragments: [sql], parameters: [] },
    queryId: { queryId: 'request-headers' },
  })
}

/**
 * Correction: on a connection pool, each request's transaction knows its headers, as with PostgREST. Lite passes them
 * to functions only, and the rate limits of the public forms read the caller's address there.
 *
 * @throws {Error} when this version of Lite starts its transactions in another way.
 */
export function passRequestHeaders(database: object): void {
  const apply: unknown = Reflect.get(database, 'applyJwtSessionContext')
  if (typeof apply !== 'function')
    throw new Error('Lite has no applyJwtSessionContext: the rate limits would count all callers as one')
  const corrected: ApplyContext = async (executor, ...rest) => {
    await Reflect.apply(apply, database, [executor, ...rest])
    const headers = headersOfRequest.getStore()
    if (headers !== undefined) await setHeaders(executor, headers)
  }
  Object.defineProperty(database, 'applyJwtSessionContext', { value: corrected })
}
