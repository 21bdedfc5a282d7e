import { startTransition, useEffect, useState } from 'react'
import type { CatalogueItem, CatalogueName } from './catalogue-schemas'

/** The items of a catalogue; null while loading, empty when it cannot be loaded. The loader is imported lazily, to keep it out of the first paint. */
export const useCatalogue = <Name extends CatalogueName>(name: Name): readonly CatalogueItem<Name>[] | null => {
  const [items, setItems] = useState<readonly CatalogueItem<Name>[] | null>(null)
  useEffect(() => {
    let unmounted = false
    // A transition, so that rendering a long list does not block input.
    const show = (loadedItems: readonly CatalogueItem<Name>[]) => startTransition(() => void (unmounted || setItems(loadedItems)))
    import('./catalogues')
      .then(({ loadCatalogue }) => loadCatalogue(name))
      .then(show, () => show([]))
    return () => {
      unmounted = true
    }
  }, [name])
  return items
}
