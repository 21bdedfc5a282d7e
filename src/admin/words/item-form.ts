import { categoriesOf, flagValues, type ContactProblem, type FieldProblem } from '@/admin/rules/read-field'
import { differingFields, draftText, type ItemDraft } from '@/admin/rules/item-form'
import { partDraftsOf } from '@/admin/rules/item-row'
import { cutText } from '@/kit/rules/cut-text'
import type { Choice } from '@/kit/rules/choice'
import { contactLength } from '@/campus/rules/campus-contacts'
import { labelled, labelOf } from '@/kit/words/labelled'
import { phoneProblemText } from '@/kit/words/phone'
import { unclearNumberText } from '@/kit/words/unclear-number'
import * as messages from '#words/admin/field-problems'
import type { ShownField, ShownTab } from './tabs'
import { maxCatalogueBytes, maxEntries } from '@/admin/rules/catalogue-kinds'

export const flagChoices = labelled(flagValues, { '': messages.no, yes: messages.yes })

/** The choices of a field. An open field also offers the current value. */
export const choicesOf = (field: ShownField, current: string): readonly Choice[] =>
  categoriesOf(field, current).map((value) => ({ value, label: labelOf(field.choices, value) }))

const contactProblemTexts = {
  incomplete: messages.contactIncomplete,
  'too-long': messages.contactTooLong({ max: String(contactLength) }),
  'phone-impossible': phoneProblemText.impossible,
  'other-number': messages.contactOtherNumber,
} as const satisfies Record<ContactProblem, string>

const numberFormat = new Intl.NumberFormat('en')

/** The problem of a field. */
export const fieldProblemText = (problem: FieldProblem): string => {
  switch (problem.kind) {
    case 'missing':
      return messages.missing
    case 'no-category':
      return messages.noCategory
    case 'no-whole-number':
      return messages.noWholeNumber
    case 'unclear':
      return unclearNumberText(problem)
    case 'no-signed':
      return messages.noSigned({ max: numberFormat.format(problem.max) })
    case 'no-rating':
      return messages.noRating({ max: String(problem.max) })
    case 'no-picture':
      return messages.noPicture
    case 'no-photos':
      return messages.noPhotos
    case 'no-slug':
      return messages.noSlug
    case 'no-url':
      return messages.noUrl
    case 'no-hours':
      return messages.noHours
    case 'no-date':
      return messages.noDate
    case 'far-date':
      return messages.farDate
    case 'no-shop':
      return messages.noShop
    case 'no-link':
      return messages.noLink
    case 'parts':
      return problem.problems.length === 1 ? messages.oneMistake : messages.someMistakes
    case 'no-colour':
      return messages.noColour
    case 'phone-missing':
      return phoneProblemText.missing
    case 'phone-impossible':
      return phoneProblemText.impossible
    case 'too-long':
      return messages.tooLong({ max: numberFormat.format(problem.max) })
    case 'too-high':
      return messages.tooHigh({ max: numberFormat.format(problem.max) })
    case 'too-many':
      return messages.tooMany({ max: String(problem.max) })
    case 'too-many-photos':
      return messages.tooManyPhotos({ max: String(problem.max) })
    case 'contact':
      return messages.contact({ line: cutText(problem.line, 40), problem: contactProblemTexts[problem.problem] })
  }
}

/** The parts of an item, each on a line. */
export const partsText = (text: string): string =>
  partDraftsOf(text)
    .map(({ values }) => [values['name'], values['price'] && `KSh ${values['price']}`].filter(Boolean).join(', '))
    .join('\n')

const shownText = (field: ShownField, draft: ItemDraft): string => {
  const text = draftText(draft, field.column).trim()
  if (field.kind === 'gallery') return messages.photoCount({ count: draft.photos.length })
  if (field.kind === 'parts') return partsText(text)
  if (field.kind === 'category') return labelOf(field.choices, text)
  return field.kind === 'flag' ? labelOf(flagChoices, text) : text
}

type Difference = { readonly field: ShownField; readonly mine: string; readonly theirs: string }

/** The fields in which two versions of an item differ, as displayed, in form order. */
export const differences = ({ fields }: ShownTab, mine: ItemDraft, theirs: ItemDraft): readonly Difference[] =>
  differingFields(fields, mine, theirs).map((field) => ({
    field,
    mine: shownText(field, mine),
    theirs: shownText(field, theirs),
  }))

export const tooManyText = messages.listTooMany({ max: String(maxEntries) })
export const tooLargeText = messages.listTooLarge({ max: String(maxCatalogueBytes / 1000) })
