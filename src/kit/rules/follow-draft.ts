/** The typed texts of a form by field, without untouched fields. */
export type Texts = Readonly<Record<string, string>>

const sharedLength = (before: string, after: string): number => {
  const longest = Math.min(before.length, after.length)
  let start = 0
  while (start < longest && before[start] === after[start]) start += 1
  let end = 0
  while (end < longest - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return start + end
}

/** True if a text can have come from another by editing: half of it is still there. */
const isEdited = (before: string, after: string): boolean => sharedLength(before, after) * 2 >= before.length

export const isSameTexts = (one: Texts | null, other: Texts | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    [...Object.keys(one), ...Object.keys(other)].every((field) => one[field] === other[field]))

/**
 * Decides what a tab does when another tab has stored or removed the draft that both show: follow it, or keep
 * what is shown here as a draft of its own, because the other text does not come from it.
 * @param here what this tab shows, @param known what it had last read or stored, @param found what is stored now; null
 * for nothing
 */
export const followDraft = (here: Texts | null, known: Texts | null, found: Texts | null): 'follow' | 'apart' => {
  if (!isSameTexts(here, known)) return 'apart'
  if (here === null || found === null) return 'follow'
  return Object.entries(here).every(([field, text]) => isEdited(text, found[field] ?? '')) ? 'follow' : 'apart'
}
