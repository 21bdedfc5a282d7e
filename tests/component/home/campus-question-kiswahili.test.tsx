import { expect, test, vi } from 'vitest'
import { CampusQuestion } from '@/campus/campus-choice'
import { expectAccessible } from '../accessibility'
import { renderThemed } from '../render'

// The Kiswahili build replaces the imports in the same way (build/messages/language-plugin.ts).
vi.mock('#words/campus/campus-question', () => import('#words-sw/campus/campus-question'))

test('the question for the campus in Kiswahili', async () => {
  const screen = await renderThemed(<CampusQuestion />)
  const answers = screen.getByRole('region', { name: 'Uko kampasi gani?' }).getByRole('button')
  await expect
    .poll(() => answers.elements().map(({ textContent }) => textContent))
    .toEqual(['TUM, Mombasa', 'UoN, Nairobi', 'Nyingine'])
  await expectAccessible()
})
