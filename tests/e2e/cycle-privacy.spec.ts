import { storesContaining } from './data-at-rest.ts'
import { expectToast, visit } from './app.ts'
import { dayFromNow, period } from './cycle-log.ts'
import { expect, test } from './fixtures.ts'
import {
  address,
  openDialog,
  glance,
  history,
  marker,
  markedLog,
  openTrackerWith,
  section,
  setPin,
  settings,
  signOut,
  tab,
  unlock,
} from './period-tracker.ts'
import { pinLength } from '../../src/health/cycle/rules/pin.ts'

test.use({ serviceWorkers: 'allow' })

test.describe('a PIN', () => {
  test('warns before it is set, encrypts the log, locks it after a reload, and rejects a wrong PIN', async ({
    page,
    server,
  }) => {
    const amina = await server.addUser('Amina Juma')
    await openTrackerWith(page, amina, markedLog, '?view=settings')
    expect(await storesContaining(page, marker)).toEqual([`comrade-cycle-of-${amina.id}/pages`])
    const pins = section(page, 'Your PIN')
    await pins.getByRole('button', { name: 'Set a PIN' }).click()
    await expect(pins.getByRole('alert')).toContainText('erase the log and restore it from a backup')
    const set = pins.getByRole('button', { name: 'Set PIN', exact: true })
    const [pin, again] = [pins.getByRole('textbox').nth(0), pins.getByRole('textbox').nth(1)]
    await expect(pins.getByText(`${pinLength.min} to ${pinLength.max} characters`)).toBeVisible()
    await pin.fill('abc')
    await again.fill('abc')
    await expect(pins.getByText(`At least ${pinLength.min} characters`)).toBeVisible()
    await expect(set).toBeDisabled()
    await pin.fill('siri7')
    await expect(set).toBeDisabled()
    await again.fill('siri7')
    await set.click()
    await expectToast(
      page,
      'Your PIN is set',
      'Your log and your pregnancy record are encrypted on this phone. They open with the PIN alone.',
    )

    await visit(page, address)
    await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(/period may|phase|Day \d|cramps/i)
    expect(await storesContaining(page, marker)).toEqual([])
    for (const word of ['cramps', 'heavy', dayFromNow(-20), dayFromNow(-20).slice(0, 7)]) {
      expect(
        (await storesContaining(page, word)).filter((store) => store.startsWith('comrade-cycle-of-')),
        word,
      ).toEqual([])
    }
    await unlock(page, 'wrong')
    await expect(page.getByText('That PIN is not right.')).toBeVisible()
    await expect(glance(page)).toHaveCount(0)
    await unlock(page, 'siri7')
    await expect(glance(page)).toBeVisible()
    await tab(page, 'History').click()
    await expect(history(page).first()).toContainText(marker)
  })

  test('requires a wait after three wrong tries, also after a reload', async ({ page, server }) => {
    await openTrackerWith(page, await server.addUser('Amina Juma'), markedLog, '?view=settings')
    await setPin(page, 'siri7')
    await section(page, 'Your PIN').getByRole('button', { name: 'Lock now' }).click()
    for (const wrong of ['1111', '2222', '3333']) {
      await unlock(page, wrong)
      await expect(page.getByText('That PIN is not right.')).toBeVisible()
      await expect(page.getByRole('textbox', { name: /PIN/ })).toHaveValue('')
    }
    await expect(page.getByRole('button', { name: /^Try again in \d+ s$/ })).toBeDisabled()
    await page.reload()
    await expect(page.getByRole('button', { name: /^Try again in \d+ s$/ })).toBeDisabled()
  })

  test('can be changed and removed only with the current PIN; removing it decrypts the log', async ({
    page,
    server,
  }) => {
    const amina = await server.addUser('Amina Juma')
    await openTrackerWith(page, amina, markedLog, '?view=settings')
    await setPin(page, 'siri7')
    const pins = section(page, 'Your PIN')
    await pins.getByRole('button', { name: 'Change PIN' }).click()
    const fill = async (...words: string[]) => {
      for (const [index, word] of words.entries()) await pins.getByRole('textbox').nth(index).fill(word)
    }
    await fill('wrong', 'bahari9', 'bahari9')
    await pins.getByRole('button', { name: 'Change PIN' }).click()
    await expect(pins.getByText('This is not your PIN.')).toBeVisible()
    await fill('siri7', 'bahari9', 'bahari9')
    await pins.getByRole('button', { name: 'Change PIN' }).click()
    await expect(pins.getByRole('button', { name: 'Lock now' })).toBeVisible()
    await pins.getByRole('button', { name: 'Lock now' }).click()
    await unlock(page, 'siri7')
    await expect(page.getByText('That PIN is not right.')).toBeVisible()
    await unlock(page, 'bahari9')
    await pins.getByRole('button', { name: 'Remove PIN' }).click()
    await fill('bahari9')
    await pins.getByRole('button', { name: 'Remove PIN' }).click()
    await expect(pins.getByRole('button', { name: 'Set a PIN' })).toBeVisible()
    expect(await storesContaining(page, marker)).toEqual([`comrade-cycle-of-${amina.id}/pages`])
    await visit(page, address)
    await expect(glance(page)).toBeVisible()
  })
})

test('two accounts on one phone never see each other’s log', async ({ page, server }) => {
  const [amina, baraka] = [await server.addUser('Amina Juma'), await server.addUser('Baraka Otieno')]
  await openTrackerWith(page, amina, markedLog, '?tab=history')
  await expect(history(page).first()).toContainText(marker)
  await signOut(page, 'unsealed')
  await visit(page, `${address}?tab=history`)
  await expect(page.getByRole('heading', { name: 'Please log in to use the tracker' })).toBeVisible()
  await expect(page.getByText(marker)).toHaveCount(0)
  await openTrackerWith(page, baraka, period(9), '?tab=history')
  await expect(history(page)).toHaveCount(1)
  await expect(page.getByText(marker)).toHaveCount(0)
  expect(await storesContaining(page, marker)).toEqual([`comrade-cycle-of-${amina.id}/pages`])
})

test('"Delete everything" removes the log, the PIN and the checklist ticks', async ({ page, server }) => {
  const amina = await server.addUser('Amina Juma')
  await openTrackerWith(page, amina, markedLog)
  await visit(page, '/education/managing-pms')
  await page.getByRole('checkbox', { name: 'I told somebody I trust' }).check()
  await expect(page.getByText('1 of 9 done')).toBeVisible()
  await visit(page, settings)
  await setPin(page, 'siri7')
  const all = section(page, 'Delete everything')
  await expect(all.getByRole('listitem')).toHaveText([/^your whole log: 15 days/, /settings/, /PIN/, /ticks/])
  await all.getByRole('button', { name: 'Delete everything' }).click()
  await openDialog(page).getByRole('button', { name: 'Keep it' }).click()
  await all.getByRole('button', { name: 'Delete everything' }).click()
  const saved = page.waitForEvent('download')
  await openDialog(page).getByRole('button', { name: 'Save a backup first' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^comrade-cycle-.*\.json$/)
  await openDialog(page).getByRole('button', { name: 'Delete for good' }).click()
  await expectToast(page, 'Everything is deleted', 'Nothing of your log is left on this phone.')
  await visit(page, address)
  await expect(page.getByText('When did your last period start?')).toBeVisible()
  expect(await storesContaining(page, marker)).toEqual([])
  await visit(page, '/education/managing-pms')
  await expect(page.getByText('0 of 9 done')).toBeVisible()
})
