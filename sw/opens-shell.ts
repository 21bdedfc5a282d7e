import { pageLinkAt } from '@/app/install/rules/built-files'

/** Paths that the server handles. */
const serverPaths = [/^\/(rest|auth|storage|functions)\/v1\//, /\/[^/]+\.[^/]+$/]

/**
 * True for a navigation that opens the app: every address that is not the server's, whatever its search. Links to
 * pages are answered by sw/page-links.ts.
 */
export const opensShell = ({
  request,
  url,
  sameOrigin,
}: {
  readonly request: Pick<Request, 'mode'>
  readonly url: URL
  readonly sameOrigin: boolean
}): boolean =>
  sameOrigin &&
  request.mode === 'navigate' &&
  pageLinkAt(url.pathname) === null &&
  !serverPaths.some((path) => path.test(url.pathname))
