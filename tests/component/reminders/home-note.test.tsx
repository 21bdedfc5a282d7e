import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { discreetNote } from '@/messages/cycle/reminders'
import { HomeNote } from '@/features/reminders/home-note'
import { renderRouted } from '../render'

vi.mock('@/data/reminders/reminder-to-show', () => ({ reminderToShow: async () => discreetNote }))

test('a reminder waits on the home screen until it is dismissed, with the way to the tracker', async () => {
  await renderRouted(<HomeNote />)
  const note = page.getByRole('complementary', { name: 'A note for you' })
  await expect.element(note).toMatchTextContent(`${discreetNote.title}${discreetNote.body}`)
  await expect.element(note.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/bloom-period-tracker')
  await note.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(note).not.toBeInTheDocument()
})
