import type { Letter, LetterAnswer, LetterDraft } from '@/domain/letter'
import { deliverLetters, letterState, writeLetter, type LetterRemote } from '../letters'
import { supabase } from './client'

const giveUpAfterMs = 20_000

const insert = (letter: Letter) =>
  letter.kind === 'contact'
    ? supabase().from('contact_messages').insert({ id: letter.id, ...letter.body })
    : supabase().from('newsletter_subscriptions').insert({ id: letter.id, ...letter.body })

const letterRemote: LetterRemote = {
  async send(letter): Promise<LetterAnswer> {
    const { status, error } = await insert(letter).abortSignal(AbortSignal.timeout(giveUpAfterMs))
    return { status, code: error?.code ?? '' }
  },
}

/** Sends what waits; one tab at a time. Never throws: what cannot be sent now goes on waiting. */
export const deliverNow = async (): Promise<void> => {
  await navigator.locks.request('comrade-letters', () => deliverLetters(letterRemote)).catch(() => {})
}

const patienceMs = 3000

/**
 * Keeps a letter and sends it at once if that takes no longer than a person cares to wait.
 * @throws when this device cannot keep it
 */
export const postLetter = async (draft: LetterDraft): Promise<'delivered' | Letter['state']> => {
  const { id } = await writeLetter(draft)
  await Promise.race([deliverNow(), new Promise((resolve) => setTimeout(resolve, patienceMs))])
  return letterState(id)
}
