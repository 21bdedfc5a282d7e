import type { CatalogueKind } from '@/admin/rules/catalogue-kinds'
import type { TabSpec } from '@/admin/rules/tab-spec'
import type { CampusSlug } from '@/campus/rules/campus'

/** Identifies a catalogue. */
export type CatalogueKey = { readonly name: CatalogueKind; readonly campus: CampusSlug }

/** The catalogue with the entries of a tab; null for a tab of rows. */
export const catalogueKeyOf = (
  { catalogue }: Pick<TabSpec, 'catalogue'>,
  campus: CampusSlug | null,
): CatalogueKey | null => (catalogue !== null && campus !== null ? { name: catalogue, campus } : null)
