import type { ContactProblem } from '@/domain/admin/contact-lines'
import { categoriesOf, differingFields, draftText, flagValues, type FieldProblem, type ItemDraft } from '@/domain/admin/item-form'
import type { Choice } from '@/domain/shared/choice'
import { contactLength } from '@/domain/university/campus-contacts'
import { labelled, labelOf } from '../shared/labelled'
import { phoneProblemText } from '../shared/phone'
import type { ShownField, ShownTab } from './tabs'

export const flagChoices = labelled(flagValues, { '': 'No', yes: 'Yes' })

/** The choices of a field. An open field also offers the current value. */
export const choicesOf = (field: ShownField, current: string): readonly Choice[] =>
  categoriesOf(field, current).map((value) => ({ value, label: labelOf(field.choices, value) }))

const contactProblemTexts = {
  incomplete: 'Write a name, a colon and a number, like Campus Clinic: 0700 000 090.',
  'too-long': `At most ${contactLength} characters before and after the colon.`,
  'phone-impossible': phoneProblemText.impossible,
  unprintable: 'It has characters that cannot be shown.',
} as const satisfies Record<ContactProblem, string>

const numberFormat = new Intl.NumberFormat('en')

/** What is wrong with a field. */
export const fieldProblemText = (problem: FieldProblem): string => {
  switch (problem.kind) {
    case 'missing':
      return 'Please fill this in.'
    case 'no-category':
      return 'Choose a category.'
    case 'no-whole-number':
      return 'Write a whole number, 0 or more.'
    case 'no-rating':
      return `Write a number from 0 to ${problem.max}, like 4.5.`
    case 'no-picture':
      return 'Choose the image once more.'
    case 'no-photos':
      return 'Choose the photos once more.'
    case 'no-slug':
      return '2 to 20 small letters, digits or hyphens, a letter first.'
    case 'no-url':
      return 'Write an address that starts with https://.'
    case 'no-colour':
      return 'Choose a colour.'
    case 'phone-missing':
      return phoneProblemText.missing
    case 'phone-impossible':
      return phoneProblemText.impossible
    case 'too-long':
      return `At most ${numberFormat.format(problem.max)} characters.`
    case 'too-high':
      return `At most ${numberFormat.format(problem.max)}.`
    case 'too-many':
      return `At most ${problem.max} entries.`
    case 'too-many-photos':
      return `At most ${problem.max} photos.`
    case 'contact':
      return `“${problem.line.slice(0, 40)}”: ${contactProblemTexts[problem.problem]}`
  }
}

const shownText = (field: ShownField, draft: ItemDraft): string => {
  const text = draftText(draft, field.column).trim()
  if (field.kind === 'gallery') return draft.photos.length === 1 ? '1 photo' : `${draft.photos.length} photos`
  if (field.kind === 'category') return labelOf(field.choices, text)
  return field.kind === 'flag' ? labelOf(flagChoices, text) : text
}

export type Difference = { readonly field: ShownField; readonly mine: string; readonly theirs: string }

/** The fields in which two versions of an item differ, as displayed, in form order. */
export const differences = ({ fields }: ShownTab, mine: ItemDraft, theirs: ItemDraft): readonly Difference[] =>
  differingFields(fields, mine, theirs).map((field) => ({ field, mine: shownText(field, mine), theirs: shownText(field, theirs) }))
