import { useEffect, useState } from 'react'
import type { CatalogueItem, CatalogueName } from '@/data/catalogue-schemas'
import { loadCatalogue } from '@/data/catalogues'

/** A catalogue's items; null until it has been read, empty when it cannot be. */
export const useCatalogueItems = <Name extends CatalogueName>(name: Name): readonly CatalogueItem<Name>[] | null => {
  const [items, setItems] = useState<readonly CatalogueItem<Name>[] | null>(null)
  useEffect(() => {
    let gone = false
    const show = (found: readonly CatalogueItem<Name>[]) => !gone && setItems(found)
    loadCatalogue(name).then(show, () => show([]))
    return () => {
      gone = true
    }
  }, [name])
  return items
}
