import { pagesPrefix } from '@/domain/install/built-files'
import { languages } from '@/domain/shared/language'

/** Paths that the server handles. Pages in another language are for a first visit. */
const serverPaths = [...languages.flatMap((language) => pagesPrefix(language) || []).map((prefix) => new RegExp(`^${prefix}/`)), /^\/(rest|auth|storage|functions)\/v1\//, /\/[^/]+\.[^/]+$/]

/** Whether a navigation opens the app: it does at every address that is not the server's, whatever its search. */
export const opensShell = ({ request, url, sameOrigin }: { readonly request: Pick<Request, 'mode'>; readonly url: URL; readonly sameOrigin: boolean }): boolean =>
  sameOrigin && request.mode === 'navigate' && !serverPaths.some((path) => path.test(url.pathname))
