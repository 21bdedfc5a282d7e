import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { discreetNote } from '@/messages/cycle/reminders'
import { deleteUserRecord, saveUser } from '@/data/session/user-record'
import { userId } from '@/domain/shared/ids'
import { HomeNote } from '@/features/reminders/home-note'
import { renderRouted } from '../render'

vi.mock('@/data/reminders/reminder-to-show', () => ({ reminderToShow: async () => discreetNote }))

afterEach(() => deleteUserRecord())

test('a reminder stays on the home screen until it is dismissed, with a link to the tracker', async () => {
  await saveUser({ id: userId('0f6a1d6e-3f0c-4bfb-9a60-0a7a6c2c0a01'), email: 'amina@students.example', fullName: null })
  await renderRouted(<HomeNote />)
  const note = page.getByRole('complementary', { name: 'A note for you' })
  await expect.element(note).toMatchTextContent(`${discreetNote.title}${discreetNote.body}`)
  await expect.element(note.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/bloom-period-tracker')
  await note.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(note).not.toBeInTheDocument()
})
