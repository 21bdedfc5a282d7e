import { plainLine, plainText } from '@/kit/rules/plain-text'
import { cutText } from '@/kit/rules/cut-text'
import { lengthLimit, type ListingDraft } from './listing-form'

/** The text of a share request. */
export type SharedText = { readonly title: string; readonly text: string; readonly url: string }

/**
 * Fills an empty title and appends the rest to the description. Typed text is never changed, text that is already there
 * is not added twice, and a description that would be too long stays as it is.
 */
export const withSharedText = (draft: ListingDraft, { title, text, url }: SharedText): ListingDraft => {
  const newTitle = plainLine(draft.title) !== '' ? draft.title : cutText(plainLine(title), lengthLimit('title'))
  const added = [title, text, url].map(plainText).filter((part) => part !== '' && !newTitle.includes(part))
  const description = added.reduce(
    (joined, part) => (joined.includes(part) ? joined : joined === '' ? part : `${joined}\n${part}`),
    draft.description,
  )
  const fits = description.length <= lengthLimit('description')
  return { ...draft, title: newTitle, description: fits ? description : draft.description }
}
