import { placesOf } from './at-rest.ts'
import { expectCartCount, expectToast, go, itemNamed, signIn, untilInstalled } from './app.ts'
import { dayFromNow, period } from './cycle-log.ts'
import { expect, test } from './fixtures.ts'
import { acceptGuidelines, address as gossip, writePost } from './gossip.ts'
import { address, dialog, glance, history, makeBackup, marker, markedLog, openWith, section, setPin, settings, signOut, tab, today, unlock } from './period-tracker.ts'
import { disguises, recordTraffic } from './traffic.ts'

test.use({ serviceWorkers: 'allow' })

test.describe('a PIN', () => {
  test('is warned of before it is set, locks after a reload, and a wrong one tells nothing', async ({ page, server }) => {
    const amina = await server.addPerson('Amina Juma')
    await openWith(page, amina, markedLog, '?view=settings')
    expect(await placesOf(page, marker)).toEqual([`comrade-cycle-of-${amina.id}/pages`])
    const pins = section(page, 'Your PIN')
    await pins.getByRole('button', { name: 'Set a PIN' }).click()
    await expect(pins.getByRole('alert')).toContainText('erase the log and restore it from a backup')
    const set = pins.getByRole('button', { name: 'Set PIN', exact: true })
    const [pin, again] = [pins.getByRole('textbox').nth(0), pins.getByRole('textbox').nth(1)]
    await pin.fill('abc')
    await again.fill('abc')
    await expect(pins.getByText('At least 4 characters')).toBeVisible()
    await expect(set).toBeDisabled()
    await pin.fill('siri7')
    await expect(set).toBeDisabled()
    await again.fill('siri7')
    await set.click()
    await expectToast(page, 'Your PIN is set', 'Your log is encrypted on this phone. It opens with the PIN alone.')

    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(/period may|phase|Day \d|cramps/i)
    expect(await placesOf(page, marker)).toEqual([])
    for (const word of ['cramps', 'heavy', dayFromNow(-20), dayFromNow(-20).slice(0, 7)]) {
      expect((await placesOf(page, word)).filter((place) => place.startsWith('comrade-cycle-of-')), word).toEqual([])
    }
    await unlock(page, 'wrong')
    await expect(page.getByText('That PIN is not right.')).toBeVisible()
    await expect(glance(page)).toHaveCount(0)
    await unlock(page, 'siri7')
    await expect(glance(page)).toBeVisible()
    await tab(page, 'History').click()
    await expect(history(page).first()).toContainText(marker)
  })

  test('makes the third wrong try wait', async ({ page, server }) => {
    await openWith(page, await server.addPerson('Amina Juma'), markedLog, '?view=settings')
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

  test('is changed and removed only with the present one; without it the log lies open again', async ({ page, server }) => {
    const amina = await server.addPerson('Amina Juma')
    await openWith(page, amina, markedLog, '?view=settings')
    await setPin(page, 'siri7')
    const pins = section(page, 'Your PIN')
    await pins.getByRole('button', { name: 'Change PIN' }).click()
    const fill = async (...words: string[]) => {
      for (const [place, word] of words.entries()) await pins.getByRole('textbox').nth(place).fill(word)
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
    expect(await placesOf(page, marker)).toEqual([`comrade-cycle-of-${amina.id}/pages`])
    await page.goto(address)
    await expect(glance(page)).toBeVisible()
  })
})

test('two accounts on one phone never see each other’s log', async ({ page, server }) => {
  const [amina, baraka] = [await server.addPerson('Amina Juma'), await server.addPerson('Baraka Otieno')]
  await openWith(page, amina, markedLog, '?tab=history')
  await expect(history(page).first()).toContainText(marker)
  await signOut(page, 'open')
  await page.goto(`${address}?tab=history`)
  await expect(page.getByRole('heading', { name: 'Please log in to use the tracker' })).toBeVisible()
  await expect(page.getByText(marker)).toHaveCount(0)
  await openWith(page, baraka, period(9), '?tab=history')
  await expect(history(page)).toHaveCount(1)
  await expect(page.getByText(marker)).toHaveCount(0)
  expect(await placesOf(page, marker)).toEqual([`comrade-cycle-of-${amina.id}/pages`])
})

test('delete everything leaves nothing: no log, no PIN, no ticks', async ({ page, server }) => {
  const amina = await server.addPerson('Amina Juma')
  await openWith(page, amina, markedLog)
  await page.goto('/education/managing-pms')
  await page.getByRole('checkbox', { name: 'I told somebody I trust' }).check()
  await expect(page.getByText('1 of 9 done')).toBeVisible()
  await page.goto(settings)
  await setPin(page, 'siri7')
  const all = section(page, 'Delete everything')
  await expect(all.getByRole('listitem')).toHaveText([/^your whole log: 15 days/, /settings/, /PIN/, /ticks/])
  await all.getByRole('button', { name: 'Delete everything' }).click()
  await dialog(page).getByRole('button', { name: 'Keep it' }).click()
  await all.getByRole('button', { name: 'Delete everything' }).click()
  const saved = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Save a backup first' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^comrade-cycle-.*\.json$/)
  await dialog(page).getByRole('button', { name: 'Delete for good' }).click()
  await expectToast(page, 'Everything is deleted', 'Nothing of your log is left on this phone.')
  await page.goto(address)
  await expect(page.getByText('When did your last period start?')).toBeVisible()
  expect(await placesOf(page, marker)).toEqual([])
  await page.goto('/education/managing-pms')
  await expect(page.getByText('0 of 9 done')).toBeVisible()
})

test('no request of a whole story holds anything of the log', async ({ page, context, server, opened }) => {
  test.setTimeout(150_000)
  const traffic = recordTraffic(context)
  const amina = await server.addPerson('Amina Juma')
  await signIn(page, amina)
  await untilInstalled(page)
  await go(page, address)
  await page.getByLabel('When did your last period start?').fill(dayFromNow(-41))
  await page.getByRole('button', { name: 'Show my cycle' }).click()
  await today(page).getByRole('button', { name: 'Period started on this day' }).click()
  await today(page).getByRole('button', { name: 'Tender breasts' }).click()
  await today(page).getByRole('button', { name: 'Anxious' }).click()
  await today(page).getByLabel('Notes').fill(marker)
  await today(page).getByRole('button', { name: 'Save today' }).click()
  await expectToast(page, 'Success', 'Period data saved successfully')
  await tab(page, 'Insights').click()
  await expect(page.getByText('One more complete cycle')).toBeVisible()
  await tab(page, 'History').click()
  await history(page).nth(1).getByRole('button', { name: /^Open the days/ }).click()
  await page.getByRole('region', { name: 'Calendar' }).waitFor()
  await page.goto(settings)
  expect(await makeBackup(page)).toContain(marker)
  await setPin(page, marker.slice(0, 12))
  await section(page, 'Your PIN').getByRole('button', { name: 'Lock now' }).click()
  await unlock(page, marker.slice(0, 12))
  await expect(section(page, 'Your PIN')).toBeVisible()

  await page.goto(gossip)
  await writePost(page, 'Hakuna maji hostel leo.')
  await acceptGuidelines(page)
  await expectToast(page, 'Post created!', 'Everybody sees it at six in the morning, with all posts of the day: nothing tells who wrote it.')
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByRole('textbox', { name: 'Course' }).fill('Marine Engineering')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect.poll(() => server.rows('profiles', `id=eq.${amina.id}&select=course`)).toEqual([{ course: 'Marine Engineering' }])
  await page.goto('/groceries')
  await itemNamed(page, 'Tomatoes (1 kg)').getByRole('button', { name: /^Add to Cart/ }).click()
  await expectCartCount(page, 1)
  await page.goto('/cart')
  await page.getByRole('link', { name: 'Checkout on WhatsApp' }).click()
  await expect.poll(() => opened.length).toBeGreaterThan(0)
  await signOut(page, 'sealed or none')

  const all = await traffic.all()
  // The recorder hears what it must: the post, the profile, and the worker's own requests.
  expect(all.filter(({ text }) => text.includes('Hakuna maji hostel leo.'))).not.toEqual([])
  expect(all.filter(({ text }) => text.includes('Marine Engineering'))).not.toEqual([])
  expect(all.filter(({ fromWorker }) => fromWorker)).not.toEqual([])
  const words = [...disguises(marker), ...disguises(marker.slice(0, 12)), 'tender-breasts', 'anxious', 'periodLength', 'soaked']
  for (const word of words) {
    expect.soft(all.filter(({ text }) => text.includes(word)).map(({ url }) => url), word).toEqual([])
  }
  const dated = all.filter(({ text }) => text.includes(dayFromNow(-41)))
  expect.soft(dated.map(({ url }) => url), 'requests that name a logged day').toEqual([])
})
