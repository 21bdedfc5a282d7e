import type { CellTexts } from '@/admin/rules/sheet/cell-text'
import type { Choice } from '@/kit/rules/choice'
import { inEveryLanguage } from './in-every-language'
import { flagChoices } from './item-form'
import { revision } from '#words/admin/tools'

/** The texts by which a file is written and read. @param shops the shops of the campus */
export const sheetTexts = (shops: readonly Choice[]): CellTexts => ({
  flags: flagChoices,
  shops,
  revision,
  inEveryLanguage,
})
