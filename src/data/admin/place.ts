import type { CatalogueKind } from '@/domain/admin/catalogue-kinds'
import type { TabSpec } from '@/domain/admin/tab-spec'
import type { CampusSlug } from '@/domain/university/campus'

/** A catalogue of a campus. */
export type CataloguePlace = { readonly name: CatalogueKind; readonly campus: CampusSlug }

/** Where the entries of a tab are; null for a tab of rows. */
export const placeOf = ({ catalogue }: Pick<TabSpec, 'catalogue'>, campus: CampusSlug | null): CataloguePlace | null =>
  catalogue !== null && campus !== null ? { name: catalogue, campus } : null
