import { signIn } from './app.ts'
import { expect, test } from './fixtures.ts'
import { expectNoFault } from './looking.ts'

test('the ways in have no barrier', async ({ page, expectTrouble }) => {
  expectTrouble(/400.*\/auth\/v1\/token/)
  await page.goto('/signup')
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible()
  await expectNoFault(page, 'sign-up')
  await page.goto('/login?view=forgot')
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible()
  await expectNoFault(page, 'forgotten password')
  await page.goto('/login')
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill('nobody.at.all.with.a.long.name@students.example')
  await page.getByLabel(/^Password/).fill('not-the-password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expectNoFault(page, 'a login that failed')
})

test('what a signed-in person sees has no barrier', async ({ page, server, expectTrouble }) => {
  expectTrouble(/400.*\/rest\/v1\/contact_messages/)
  const amina = await server.addPerson('Amina Juma of Mombasa Island')
  await signIn(page, amina)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByText(`Hi, ${amina.email}`)).toBeVisible()
  await expectNoFault(page, 'the greeting')
  await page.goto('/login?type=recovery')
  await expect(page.getByRole('button', { name: 'Save new password' })).toBeVisible()
  await expectNoFault(page, 'a new password')
  await page.goto('/profile')
  await expectNoFault(page, 'the profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible()
  await expectNoFault(page, 'the profile form')

  await page.route(/\/rest\/v1\/contact_messages/, (route) =>
    route.fulfill({ status: 400, json: { code: '23514', message: 'violates a check', details: null, hint: null } }),
  )
  await page.goto('/contact')
  for (const name of ['Full Name', 'Subject', 'Message']) await page.getByRole('textbox', { name }).fill('Averyveryverylongwordwithoutanyblank')
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(amina.email)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Needs attention: 1 not sent' }).click()
  await page.getByRole('button', { name: /^Discard/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoFault(page, 'a question')
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expectNoFault(page, 'what needs attention')
})
