import type { ExposedSchema } from './exposed-schema.ts'
import { isTableParameter } from './table-query.ts'

/** A request as a row of the table sees it. */
type Asked = {
  /** The matches of the route's groups. */
  readonly parts: Readonly<Record<string, string>>
  readonly method: string
  readonly query: URLSearchParams
  readonly exposed: ExposedSchema
}

type AllowedRequest = {
  readonly methods: readonly string[]
  readonly route: RegExp
  /** The names of the parameters; any order, each once. */
  readonly query?: readonly string[]
  readonly isAllowed?: (asked: Asked) => boolean
}

const namesOnce = (query: URLSearchParams): boolean => new Set(query.keys()).size === query.size

const isTableRequest = ({ parts: { table = '' }, method, query, exposed }: Asked): boolean => {
  const found = exposed.tables.get(table)
  return (
    found?.methods.has(method === 'HEAD' ? 'GET' : method) === true &&
    [...query].every((parameter) => isTableParameter(parameter, found, exposed))
  )
}

const isCall = ({ parts, method, query, exposed }: Asked): boolean => {
  const parameters = exposed.functions.get(parts['function'] ?? '')
  return (
    parameters !== undefined &&
    namesOnce(query) &&
    [...query.keys()].every((name) => method === 'GET' && parameters.has(name))
  )
}

const isBucket = ({ parts: { bucket = '' }, exposed }: Asked): boolean => exposed.buckets.has(bucket)

/** Every request of the app and its admins' screens; all others do not exist here. */
const allowedRequests: readonly AllowedRequest[] = [
  { methods: ['GET'], route: /^\/auth\/v1\/(?:health|settings)$/, query: [] },
  // Apps that are not updated yet send `redirect_to`.
  { methods: ['POST'], route: /^\/auth\/v1\/(?:signup|recover|resend)$/, query: ['redirect_to'] },
  { methods: ['POST'], route: /^\/auth\/v1\/token$/, query: ['grant_type'] },
  { methods: ['POST'], route: /^\/auth\/v1\/verify$/, query: [] },
  { methods: ['GET', 'PUT'], route: /^\/auth\/v1\/user$/, query: [] },
  { methods: ['POST'], route: /^\/auth\/v1\/logout$/, query: ['scope'] },
  { methods: ['GET'], route: /^\/rest\/v1\/$/, query: [] },
  {
    methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
    route: /^\/rest\/v1\/(?<table>[a-z_]+)$/,
    isAllowed: isTableRequest,
  },
  { methods: ['GET', 'POST'], route: /^\/rest\/v1\/rpc\/(?<function>[a-z_]+)$/, isAllowed: isCall },
  {
    methods: ['GET'],
    route: /^\/storage\/v1\/object\/(?:public\/)?(?<bucket>[a-z-]+)\/[\w./-]+$/,
    query: [],
    isAllowed: isBucket,
  },
  { methods: ['POST'], route: /^\/storage\/v1\/object\/(?<bucket>[a-z-]+)\/[\w./-]+$/, query: [], isAllowed: isBucket },
  { methods: ['DELETE'], route: /^\/storage\/v1\/object\/(?<bucket>[a-z-]+)$/, query: [], isAllowed: isBucket },
]

/** True for a request that the app makes. The operator's key opens everything, and is checked elsewhere. */
export const isAllowedRequest = ({ method, url }: Pick<Request, 'method' | 'url'>, exposed: ExposedSchema): boolean => {
  const { pathname, searchParams: query } = new URL(url)
  return allowedRequests.some(({ methods, route, query: names, isAllowed = () => true }) => {
    const match = methods.includes(method) ? route.exec(pathname) : null
    if (!match) return false
    if (names && !(namesOnce(query) && [...query.keys()].every((name) => names.includes(name)))) return false
    return isAllowed({ parts: match.groups ?? {}, method, query, exposed })
  })
}
