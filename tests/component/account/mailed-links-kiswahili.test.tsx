import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { done, failed, localProblem } from '@/account/store/account-result'
import screens from '@/account/words/account-screens.en.json'
import links from '@/account/words/mailed-links.en.json'
import problems from '@/account/words/account-problems.en.json'
import { expectAccessible } from '../accessibility'
import { signedIn, signedOut } from '../signed-in'
import { openLogin } from './login-screen'

vi.mock('#words/account/account-screens', () => import('#words-sw/account/account-screens'))
vi.mock('#words/account/mailed-links', () => import('#words-sw/account/mailed-links'))
vi.mock('#words/account/account-problems', () => import('#words-sw/account/account-problems'))
vi.mock('@/account/store/account', () => ({
  openMail: async () => failed(localProblem('expired-link')),
  requestRecovery: async () => done(null),
}))
vi.mock('@/account/store/use-offers', () => ({
  useOffers: () => ({ providers: [], signUps: true, secondFactor: false }),
}))

/** Only texts of several words: a single word can be the same in both languages. */
const sentences = [screens, links, problems]
  .flatMap((catalogue) => Object.values(catalogue))
  .filter((text) => text.includes(' ') && !/[{<]/.test(text))

const expectKiswahili = async () => {
  const shown = page.getByRole('main').element().textContent
  expect(sentences.filter((sentence) => shown.includes(sentence))).toEqual([])
  await expectAccessible()
}

test.each([
  ['signup', 'Thibitisha anwani yangu', /Ikiwa anwani yako/],
  ['recovery', 'Chagua nenosiri jipya', 'Kiungo hiki kimeshatumika, au kina zaidi ya saa moja. Omba kipya.'],
  ['email_change', 'Thibitisha mabadiliko', /Ikiwa anwani haijabadilika, weka msimbo wa barua pepe mpya zaidi/],
])('a link for %s in Kiswahili waits for a tap, and says that it was used before', async (type, button, spent) => {
  signedIn('Amina Juma', { sessionExpired: true })
  await openLogin(`?type=${type}&token_hash=1f2e`)
  await expect.element(page.getByRole('button', { name: button })).toBeVisible()
  await expectKiswahili()
  signedOut()
  await page.getByRole('button', { name: button }).click()
  await expect.element(page.getByRole('main').getByText(spent)).toBeVisible()
  await expectKiswahili()
})

test('the code of a mail in Kiswahili', async () => {
  await openLogin('?view=forgot')
  await userEvent.fill(page.getByRole('textbox', { name: 'Barua pepe' }), 'amina@students.example')
  await page.getByRole('button', { name: 'Tuma kiungo' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Msimbo wa barua pepe' })).toBeVisible()
  await expectKiswahili()
})
