import type { CatalogueKind } from '@/domain/admin/catalogue-kinds'
import type { TabSpec } from '@/domain/admin/tab-spec'
import type { CampusSlug } from '@/domain/university/campus'

/** Identifies a catalogue. */
export type CatalogueKey = { readonly name: CatalogueKind; readonly campus: CampusSlug }

/** The catalogue with the entries of a tab; null for a tab of rows. */
export const catalogueKeyOf = ({ catalogue }: Pick<TabSpec, 'catalogue'>, campus: CampusSlug | null): CatalogueKey | null =>
  catalogue !== null && campus !== null ? { name: catalogue, campus } : null
