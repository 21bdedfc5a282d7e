import { draftOf, isSameDraft, type ItemDraft } from '@/admin/rules/item-form'
import { catalogueKeyOf, type TabSpec } from '@/admin/rules/tab-spec'
import type { UserId } from '@/kit/rules/ids'
import { unforeseenProblem } from './request'
import { saveEntries } from './entries'
import { attempt } from '@/store/error-log/attempt'
import type { Saved, SaveRequest } from '../rules/item-row'
import { saveItem } from './write-items'

/** @param base the item as it was when it was edited; null for a new one */
export type Edit = { readonly request: SaveRequest; readonly base: ItemDraft | null }

const saveEach = async (
  userId: UserId,
  spec: TabSpec,
  requests: readonly SaveRequest[],
  onSaved: (id: string, saved: Saved) => void,
): Promise<void> => {
  const failure: Saved = { kind: 'failed', problem: unforeseenProblem }
  const [first] = requests
  const key = first ? catalogueKeyOf(spec, first.campus) : null
  if (key) {
    // A catalogue is one row: its entries are written together.
    const outcomes = await attempt('page', () => saveEntries(userId, key, requests), new Map())
    for (const { id } of requests) onSaved(id, outcomes.get(id) ?? failure)
    return
  }
  for (const request of requests)
    onSaved(request.id, await attempt('page', () => saveItem(userId, spec, request), failure))
}

/**
 * Applies the edit to the newer row, if only other parts of it have changed, such as another entry of the same
 * catalogue.
 */
const rebased = (spec: TabSpec, { request, base }: Edit, saved: Saved): Edit | null =>
  saved.kind === 'changed' &&
  saved.theirs &&
  base &&
  saved.theirs.rev !== request.rev &&
  isSameDraft(draftOf(spec, saved.theirs), base)
    ? { request: { ...request, rev: saved.theirs.rev }, base }
    : null

const mostRounds = 4

/**
 * Saves items one after the other. If another admin has changed a row but not the edited item, applies the edit to the
 * new row.
 * @param onSaved called with the result of each item
 */
export const saveMany = async (
  userId: UserId,
  spec: TabSpec,
  edits: readonly Edit[],
  onSaved: (id: string, saved: Saved) => void,
  round = 1,
): Promise<void> => {
  const again: Edit[] = []
  await saveEach(
    userId,
    spec,
    edits.map(({ request }) => request),
    (id, saved) => {
      const edit = edits.find(({ request }) => request.id === id)
      const next = edit && round < mostRounds ? rebased(spec, edit, saved) : null
      if (next) again.push(next)
      else onSaved(id, saved)
    },
  )
  if (again.length > 0) await saveMany(userId, spec, again, onSaved, round + 1)
}

/** Saves one item in the same way. */
export const saveEdit = (userId: UserId, spec: TabSpec, edit: Edit): Promise<Saved> =>
  new Promise((resolve, reject) => {
    saveMany(userId, spec, [edit], (_id, saved) => resolve(saved)).catch(reject)
  })
