import { startTransition, useState } from 'react'
import type * as Catalogues from './catalogues'
import type { CatalogueItem, CatalogueName } from './catalogue-schemas'
import { useAsync } from './use-async'

let loader: typeof Catalogues | undefined

/** Loads a catalogue before the screen that shows it is drawn. The loader is imported lazily, to keep it out of the first paint. */
export const preloadCatalogue = async <Name extends CatalogueName>(name: Name): Promise<readonly CatalogueItem<Name>[]> => {
  loader = await import('./catalogues')
  return loader.loadCatalogue(name).catch(() => [])
}

/** The items of a catalogue; null while loading, empty when it cannot be loaded. */
export const useCatalogue = <Name extends CatalogueName>(name: Name): readonly CatalogueItem<Name>[] | null => {
  const [items, setItems] = useState<readonly CatalogueItem<Name>[] | null>(() => loader?.loadedCatalogue(name) ?? null)
  const isLoaded = items !== null
  useAsync(async (signal) => {
    if (isLoaded) return
    const loaded = await preloadCatalogue(name).catch(() => [])
    // A transition, so that rendering a long list does not block input.
    if (!signal.aborted) startTransition(() => setItems(loaded))
  }, [name, isLoaded], 'page')
  return items
}
