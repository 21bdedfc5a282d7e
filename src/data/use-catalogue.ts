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

/** The items of a catalogue, also when a pull brings others; null while loading, empty when it cannot be loaded. */
export const useCatalogue = <Name extends CatalogueName>(name: Name): readonly CatalogueItem<Name>[] | null => {
  const [items, setItems] = useState<readonly CatalogueItem<Name>[] | null>(() => loader?.loadedCatalogue(name) ?? null)
  useAsync(async (signal) => {
    // A transition, so that rendering a long list does not block input.
    const show = (shown: readonly CatalogueItem<Name>[]) => !signal.aborted && startTransition(() => setItems(shown))
    const loaded = await import('./catalogues').catch(() => null)
    if (!loaded) return void show([])
    loader = loaded
    if (!signal.aborted) signal.addEventListener('abort', loaded.watchCatalogue(name, show))
  }, [name], 'page')
  return items
}
