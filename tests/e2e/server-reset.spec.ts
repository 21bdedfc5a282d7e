import { expectToast, go, signIn, visit } from './app.ts'
import { expect, test } from './fixtures.ts'
import { history, openTrackerWith, threePeriods } from './period-tracker.ts'

test('after a reset of the server, a new account with the same address goes on with the log and sends what waited', async ({
  page,
  server,
  goOffline,
  expectError,
}) => {
  const amina = await server.addUser('Amina Juma')
  await openTrackerWith(page, amina, threePeriods)
  await test.step('written offline, before the reset', async () => {
    await go(page, '/contact')
    await page.getByRole('textbox', { name: 'Full Name' }).fill(amina.fullName)
    await goOffline()
    await page.getByRole('textbox', { name: 'Email' }).fill(amina.email)
    await page.getByRole('textbox', { name: 'Subject' }).fill('Before the reset')
    await page.getByRole('textbox', { name: 'Message' }).fill('Sent from no network.')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('Kept on this phone. It will be sent when you are online.')).toBeVisible()
  })
  await test.step('the phone notices that the account is gone', async () => {
    expectError(/40[0-9]/)
    await server.reset()
    await visit(page, '/about')
    await expect(page.getByText('Your session has ended. What you saved is kept.')).toBeVisible()
  })
  const again = await server.addUser('Amina Juma', 'another-password', amina.email)
  await signIn(page, again)
  await test.step('the log', async () => {
    await go(page, '/period-tracker?tab=history')
    await page.getByRole('button', { name: 'Go on with that log' }).click()
    await expectToast(page, 'Your log is back', 'You go on where you were.')
    await expect(history(page)).toHaveCount(3)
  })
  await test.step('the message, as the new account', async () => {
    await expect
      .poll(() => server.rows('contact_messages', 'select=subject,user_id'))
      .toEqual([{ subject: 'Before the reset', user_id: again.id }])
  })
})
