import { lengthLimit, type ListingDraft } from './listing-form'

/** The words that came with what was shared. */
export type SharedText = { readonly title: string; readonly text: string; readonly url: string }

/**
 * What the form says once something shared has been taken up: a title where there was none, the rest below what was
 * typed. Nothing typed is touched, and what is there already is not added twice.
 */
export const withSharedText = (draft: ListingDraft, { title, text, url }: SharedText): ListingDraft => {
  const named = draft.title.trim() !== '' ? draft.title : title.trim().slice(0, lengthLimit('title'))
  const added = [title, text, url].map((words) => words.trim()).filter((words) => words !== '' && !named.includes(words))
  const description = added.reduce(
    (written, words) => (written.includes(words) ? written : written === '' ? words : `${written}\n${words}`),
    draft.description,
  )
  const fits = description.length <= lengthLimit('description')
  return { ...draft, title: named, description: fits ? description : draft.description }
}
