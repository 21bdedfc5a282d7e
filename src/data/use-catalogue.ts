import { startTransition, useEffect, useState } from 'react'
import type { CatalogueItem, CatalogueName } from './catalogue-schemas'

/** A catalogue's items; null until it has been read, empty when it cannot be. Its reader loads after first paint. */
export const useCatalogue = <Name extends CatalogueName>(name: Name): readonly CatalogueItem<Name>[] | null => {
  const [items, setItems] = useState<readonly CatalogueItem<Name>[] | null>(null)
  useEffect(() => {
    let gone = false
    // Drawn in slices: a finger is answered meanwhile.
    const show = (found: readonly CatalogueItem<Name>[]) => startTransition(() => void (gone || setItems(found)))
    import('./catalogues')
      .then(({ loadCatalogue }) => loadCatalogue(name))
      .then(show, () => show([]))
    return () => {
      gone = true
    }
  }, [name])
  return items
}
