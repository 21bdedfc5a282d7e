import { startTransition, useState } from 'react'
import type * as Catalogues from './catalogues'
import type { CatalogueItem, CatalogueName } from './catalogue-schemas'
import { useAsync } from './use-async'

let loader: typeof Catalogues | undefined

/** Loads a catalogue before the screen that shows it is drawn. The loader is imported lazily, to keep it out of the first paint. */
export const preloadCatalogue = async <Name extends CatalogueName>(name: Name): Promise<readonly CatalogueItem<Name>[]> => {
  loader = await import('./catalogues')
  // The screen tries again, and shows that it failed.
  return loader.loadCatalogue(name).catch(() => [])
}

type Items<Name extends CatalogueName> = readonly CatalogueItem<Name>[]

/** The items of a catalogue, also when a pull brings others; null while loading, empty when it cannot be loaded. */
export const useCatalogueItems = <Name extends CatalogueName>(name: Name) => {
  const [items, setItems] = useState<Items<Name> | null>(() => loader?.loadedCatalogue(name) ?? null)
  const [failed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  useAsync(async (signal) => {
    if (tries > 0) {
      setItems(null)
      setFailed(false)
    }
    // A transition, so that rendering a long list does not block input.
    const show = (shown: Items<Name> | null) =>
      !signal.aborted &&
      startTransition(() => {
        setItems(shown ?? [])
        setFailed(!shown)
      })
    const loaded = await import('./catalogues').catch(() => null)
    if (!loaded) return void show(null)
    loader = loaded
    if (!signal.aborted) signal.addEventListener('abort', loaded.watchCatalogue(name, show))
    // Loaded again at each try.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name, tries], 'page')
  return { items, failed, retry: () => setTries(tries + 1) }
}

/** As above, for what is left out while there is nothing to show. */
export const useCatalogue = <Name extends CatalogueName>(name: Name): Items<Name> | null => useCatalogueItems(name).items
