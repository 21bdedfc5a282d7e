import { startTransition, useState } from 'react'
import type * as Catalogues from './catalogues'
import type { CatalogueItem, CatalogueName } from './catalogue-schemas'
import type { LoadProblem } from '@/kit/rules/load-problem'
import { useAsync } from './use-async'

let loader: typeof Catalogues | undefined

/** Loads a catalogue before its screen is rendered. Imports the loader lazily, to keep it out of the first paint. */
export const preloadCatalogue = async <Name extends CatalogueName>(
  name: Name,
): Promise<readonly CatalogueItem<Name>[]> => {
  loader = await import('./catalogues')
  // The screen tries again, and shows that it failed.
  return loader.preloadedCatalogue(name).catch(() => [])
}

type Items<Name extends CatalogueName> = readonly CatalogueItem<Name>[]

/**
 * The current items of a catalogue, updated after a pull; null while loading, empty when it cannot be loaded, and why.
 */
export const useCatalogueItems = <Name extends CatalogueName>(name: Name) => {
  const [items, setItems] = useState<Items<Name> | null>(() => loader?.loadedCatalogue(name) ?? null)
  const [problem, setProblem] = useState<LoadProblem | null>(null)
  const [tries, setTries] = useState(0)
  useAsync(
    async (signal) => {
      if (tries > 0) {
        setItems(null)
        setProblem(null)
      }
      // A transition, so that rendering a long list does not block input.
      const show = (shown: Items<Name> | LoadProblem) =>
        !signal.aborted &&
        startTransition(() => {
          setItems(typeof shown === 'string' ? [] : shown)
          setProblem(typeof shown === 'string' ? shown : null)
        })
      const loaded = await import('./catalogues').catch(() => null)
      if (!loaded) return void show('unreachable')
      loader = loaded
      if (!signal.aborted) signal.addEventListener('abort', loaded.watchCatalogue(name, show))
      // Each try loads it again.
      // oxlint-disable-next-line react/exhaustive-deps
    },
    [name, tries],
    'page',
  )
  return { items, problem, retry: () => setTries(tries + 1) }
}

/** Like `useCatalogueItems`, for parts that show nothing without items. */
export const useCatalogue = <Name extends CatalogueName>(name: Name): Items<Name> | null =>
  useCatalogueItems(name).items
