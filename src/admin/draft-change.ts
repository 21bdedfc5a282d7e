import type { ItemDraft } from '@/admin/rules/item-form'

/** Changes one field. `next` receives the draft as it is then, which may be newer than the rendered one. */
export type DraftChange = (
  column: string,
  next: (draft: ItemDraft) => { values: Record<string, string>; photos: string[] },
) => void
