import { registerRoute } from 'workbox-routing'
import { languageOfWorker, pageLinkAt } from '@/app/install/rules/built-files'

/** The milliseconds for which a link to a translation waits for the network before the app itself is shown. */
const patienceMs = 8000

const later = () => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patienceMs))

/**
 * Answers a link to a page as a server has it. A translation comes from the server, because the worker has one language
 * alone; without a network, and for any other page, the app shows the screen in its own language.
 * @param script the worker's address
 */
export const answerPageLink = async (request: Request, script: string): Promise<Response> => {
  const { origin, pathname, search } = new URL(request.url)
  const { path, translation } = pageLinkAt(pathname) ?? { path: pathname, translation: undefined }
  if (translation !== undefined && translation !== languageOfWorker(script)) {
    const response = await Promise.race([fetch(request).catch(() => undefined), later()])
    // A page that is missing, or at another address, is an answer, too.
    if (response && response.status < 500) return response
  }
  return Response.redirect(origin + path + search)
}

/** Links to pages in other languages, and to the files of pages, lead to their screens, offline too. */
export const answerPageLinks = (scope: { readonly location: { readonly href: string } }): void => {
  registerRoute(
    ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && pageLinkAt(url.pathname) !== null,
    ({ request }) => answerPageLink(request, scope.location.href),
  )
}
