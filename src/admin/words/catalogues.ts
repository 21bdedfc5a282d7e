import { maxCatalogueBytes, maxEntries } from '@/admin/rules/catalogue-kinds'
import * as messages from '#words/admin/field-problems'

export const tooManyText = messages.listTooMany({ max: String(maxEntries) })
export const tooLargeText = messages.listTooLarge({ max: String(maxCatalogueBytes / 1000) })
