import { textHash } from '@/kit/rules/text-hash'

/** Consonants alone: no program takes them for a number, a date or a word to correct. */
const letters = 'bcdfghjklmnpqrstvwxz'
const length = 5

/** Two texts have the same one in one of three million cases. */
const digestOf = (text: string): string => {
  let rest = textHash(text)
  return Array.from({ length }, () => {
    const letter = letters.charAt(rest % letters.length)
    rest = Math.floor(rest / letters.length)
    return letter
  }).join('')
}

/** What a cell held. @param name of its column, after the part that it belongs to */
export type HeldCell = { readonly name: string; readonly held: string }

const cellDigest = (id: string, { name, held }: HeldCell): string => digestOf(JSON.stringify([id, name, held]))

/** What the cells of a line held when it was written, as a word that survives in a spreadsheet. */
export const lineRevision = (id: string, cells: readonly HeldCell[]): string =>
  [digestOf(id), ...cells.map((cell) => cellDigest(id, cell))].join('')

/** Tells the item of a line by its revision, where the file has no ids. */
export const itemOf = (ids: readonly string[]): ((revision: string) => string) => {
  const byDigest = new Map(ids.map((id) => [digestOf(id), id]))
  return (revision) => byDigest.get(revision.trim().toLowerCase().slice(0, length)) ?? ''
}

/** Tells what the cells of an item held. */
export type Held = (cell: HeldCell) => boolean

/** @returns null where no line has a revision of this item */
export const heldBy = (id: string, revisions: readonly string[]): Held | null => {
  const own = digestOf(id)
  const digests = new Set(
    revisions.flatMap((revision) => {
      const found =
        revision
          .trim()
          .toLowerCase()
          .match(new RegExp(`.{${length}}`, 'gu')) ?? []
      return found[0] === own ? found : []
    }),
  )
  return digests.size === 0 ? null : (cell) => digests.has(cellDigest(id, cell))
}
