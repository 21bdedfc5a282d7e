import type { Saved } from '@/admin/store/saved'
import { adminProblemText } from '@/admin/words/problems'
import { changedMeanwhile, deletedMeanwhile } from '#words/admin/tools'

/** Why one of many items was not saved; null when it was. */
export const failureOf = (saved: Saved): string | null => {
  switch (saved.kind) {
    case 'saved':
      return null
    case 'changed':
      return saved.theirs ? changedMeanwhile : deletedMeanwhile
    case 'half':
    case 'failed':
      return adminProblemText(saved.problem)
  }
}

/** The item as the server has it after an attempt, if that told. */
export const rowAfter = (saved: Saved) =>
  saved.kind === 'saved' || saved.kind === 'half' ? saved.row : saved.kind === 'changed' ? saved.theirs : null
