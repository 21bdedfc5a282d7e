import { liveQuery } from 'dexie'
import { deliveryOf, type Letter, type LetterAnswer, type LetterDraft, type LetterKind, type LetterOf } from '@/domain/letter'
import { deviceDb, type ComradeDb } from './db'

/** The network as the letters see it; tests put their own in its place. Never throws: no answer is status 0. */
export type LetterRemote = { send(letter: Letter): Promise<LetterAnswer> }

/** Keeps a letter on this device. From here on it is delivered sooner or later, whatever happens to the app. */
export const writeLetter = async (draft: LetterDraft, db = deviceDb()): Promise<Letter> => {
  const letter: Letter = { ...draft, id: crypto.randomUUID(), writtenAt: new Date().toISOString(), state: 'waiting' }
  await db.letters.add(letter)
  return letter
}

/**
 * Sends what waits, oldest first. A letter goes only when the server has acknowledged it; one that was sent before a crash
 * is sent again under the same id, which the server knows.
 */
export const deliverLetters = async (remote: LetterRemote, db = deviceDb()): Promise<void> => {
  const waiting = await db.letters.filter((letter) => letter.state === 'waiting').sortBy('writtenAt')
  for (const letter of waiting) {
    const answer = await remote.send(letter)
    const delivery = deliveryOf(answer)
    if (delivery === 'delivered') await db.letters.delete(letter.id)
    if (delivery === 'refused') await db.letters.update(letter.id, { state: 'failed' })
    if (answer.status === 0) return
  }
}

/** How it went with a letter so far. */
export const letterState = async (id: string, db = deviceDb()): Promise<'delivered' | Letter['state']> =>
  (await db.letters.get(id))?.state ?? 'delivered'

/** Takes a refused letter out, to correct it or to let it go. One that waits may be on its way and stays. */
export const dropFailedLetter = (id: string, db = deviceDb()): Promise<void> =>
  db.transaction('rw', db.letters, async () => {
    if ((await db.letters.get(id))?.state === 'failed') await db.letters.delete(id)
  })

const isOf = <Kind extends LetterKind>(kind: Kind) => (letter: Letter): letter is LetterOf<Kind> => letter.kind === kind

const lettersOf = async <Kind extends LetterKind>(kind: Kind, db: ComradeDb): Promise<LetterOf<Kind>[]> =>
  (await db.letters.toArray()).filter(isOf(kind)).toSorted((a, b) => a.writtenAt.localeCompare(b.writtenAt))

/** Calls back with the letters of a kind now and after every change, from whichever tab. Answers when to stop. */
export const watchLetters = <Kind extends LetterKind>(
  kind: Kind,
  onLetters: (letters: readonly LetterOf<Kind>[]) => void,
  db = deviceDb(),
): (() => void) => {
  const subscription = liveQuery(() => lettersOf(kind, db)).subscribe({ next: onLetters, error: () => onLetters([]) })
  return () => subscription.unsubscribe()
}
