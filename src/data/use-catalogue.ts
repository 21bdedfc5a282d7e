import { startTransition, useState } from 'react'
import type { CatalogueItem, CatalogueName } from './catalogue-schemas'
import { useAsync } from './use-async'

/** The items of a catalogue; null while loading, empty when it cannot be loaded. The loader is imported lazily, to keep it out of the first paint. */
export const useCatalogue = <Name extends CatalogueName>(name: Name): readonly CatalogueItem<Name>[] | null => {
  const [items, setItems] = useState<readonly CatalogueItem<Name>[] | null>(null)
  useAsync(async (signal) => {
    const loaded = await import('./catalogues').then(({ loadCatalogue }) => loadCatalogue(name)).catch(() => [])
    // A transition, so that rendering a long list does not block input.
    if (!signal.aborted) startTransition(() => setItems(loaded))
  }, [name], 'page')
  return items
}
