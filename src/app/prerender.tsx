import { createMemoryHistory } from '@tanstack/react-router'
import { prerender } from 'react-dom/static'
import { site } from '@/kit/rules/site'
import { defaultCampus, titleAt } from '@/kit/rules/campus'
import { screens, type PageId } from '@/screens'
import * as texts from '#words/kit/page-descriptions'
import { needsScripts } from '#words/kit/site-texts'
import { App } from './app'
import { createAppRouter } from './router'

const descriptions: Readonly<Record<PageId, string>> = texts

export type RenderedScreen = {
  readonly html: string
  readonly title: string | undefined
  readonly description: string
  /** The text for browsers without scripts. */
  readonly noscript: string
}

/** A screen as a phone shows it on a first visit, before the app runs. @throws whatever a component throws */
export const renderScreen = async (id: PageId): Promise<RenderedScreen> => {
  const { path } = screens[id]
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  const errors: unknown[] = []
  // All in one piece: nothing that scripts would have to put in its place.
  const { prelude } = await prerender(<App router={router} />, {
    progressiveChunkSize: Infinity,
    onError: (error) => void errors.push(error),
  })
  const html = await new Response(prelude).text()
  if (errors.length > 0) throw new AggregateError(errors, `${path} cannot be rendered at build time`)
  const title = router.state.matches.at(-1)?.staticData.title
  return {
    html,
    title: title && titleAt(defaultCampus, title),
    description: descriptions[id],
    noscript: needsScripts({ app: site.name }),
  }
}
