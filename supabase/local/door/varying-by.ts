import { bearerOf } from '../token-claims.ts'

/**
 * The headers of a request on which an answer depends besides its address. A shared cache keeps an answer for each of
 * their values. nginx keeps no answer whose list is longer than 128 characters.
 */
const varyingBy = 'Accept, Accept-Encoding, Accept-Profile, Authorization, Origin, Prefer, Range, apikey'

const publicFile = /^\/storage\/v1\/object\/public\//
/** Only the key of the app says nothing about who asks. */
const publicKey = /^sb_publishable_/

const isPersonal = ({ headers }: Request, pathname: string): boolean =>
  !/^\/(?:rest|storage)\/v1\//.test(pathname) ||
  [bearerOf(headers), headers.get('apikey') ?? ''].some((key) => key !== '' && !publicKey.test(key))

/**
 * Says to caches what an answer depends on. A personal answer is kept by none, and one that says nothing of caches,
 * such as an error, by none either. The files of public buckets are the same for everybody who asks, in whichever way.
 */
export function withCacheRules(request: Request, answer: Response): Response {
  const { pathname } = new URL(request.url)
  const { status, body } = answer
  const isStored = status < 400
  if (isStored && publicFile.test(pathname)) return answer
  const headers = new Headers(answer.headers)
  headers.set('vary', varyingBy)
  if (isPersonal(request, pathname) || pathname.startsWith('/storage/'))
    headers.set('cache-control', 'private, no-store')
  else if (!isStored || !headers.has('cache-control')) headers.set('cache-control', 'no-store')
  return new Response(body, { status, headers })
}
