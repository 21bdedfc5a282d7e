import { storesContaining } from './data-at-rest.ts'
import { expectCartCount, expectToast, go, itemNamed, sendOrder, signIn, untilInstalled, visit } from './app.ts'
import { dayFromNow, longDay, period } from './cycle-log.ts'
import { expect, test } from './fixtures.ts'
import { acceptGuidelines, address as gossip, createdText, writePost } from './gossip.ts'
import {
  address,
  openDialog,
  glance,
  history,
  makeBackup,
  marker,
  markedLog,
  openTrackerWith,
  section,
  setPin,
  settings,
  signOut,
  tab,
  today,
  unlock,
} from './period-tracker.ts'
import { pinLength } from '../../src/health/cycle/rules/pin.ts'
import { encodingsOf, recordTraffic } from './traffic.ts'

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

/** What the log of the next test holds besides texts, and nothing else in the app sends. */
const wordsOfTheLog = [
  'tender-breasts',
  'anxious',
  'periodLength',
  'soaked',
  'unprotected',
  'stretchy',
  'ownSymptoms',
  'bledAfterSex',
  '36.55',
  '61.7',
  'avoiding',
  'ovulationTest',
  'pregnancyTest',
  'settledTests',
  'cycle-start',
  'progestogen-pill',
  'desogestrel',
  'emergencyPills',
  'ulipristal',
  'pack-28',
  'pillTaken',
  'clinicVisits',
  'movementCounts',
  'contractions',
  'trackedDue',
  'filledIn',
]

test('no request contains data from the cycle log, across tracker, gossip, profile, cart and backup', async ({
  page,
  context,
  server,
  externalUrls,
}) => {
  test.setTimeout(150_000)
  const traffic = recordTraffic(context)
  const amina = await server.addUser('Amina Juma')
  await signIn(page, amina)
  await untilInstalled(page)
  await go(page, address)
  await page.getByLabel('When did your last period start?').fill(dayFromNow(-41))
  await page.getByRole('button', { name: 'Show my cycle' }).click()
  await today(page).getByRole('button', { name: 'Period started on this day' }).click()
  await today(page).getByRole('button', { name: 'Tender breasts' }).click()
  await today(page).getByRole('button', { name: 'Anxious' }).click()
  await today(page).getByLabel('Notes').fill(marker)
  await today(page).getByLabel('Notes').blur()
  // Each tap shows a toast, and the previous one may still be fading out.
  await expect(page.getByText('Period data saved successfully').last()).toBeVisible()
  await expect(today(page).getByText('Not saved yet')).toHaveCount(0)
  await page.getByRole('button', { name: 'Log today' }).click()
  await openDialog(page).getByRole('group', { name: 'Pain' }).getByRole('button', { name: 'Severe' }).click()
  await openDialog(page).getByRole('tab', { name: 'More' }).click()
  await openDialog(page).getByRole('button', { name: 'Without', exact: true }).click()
  await openDialog(page)
    .getByRole('group', { name: 'Ovulation test' })
    .getByRole('button', { name: 'Positive' })
    .click()
  await openDialog(page)
    .getByRole('group', { name: 'Pregnancy test' })
    .getByRole('button', { name: 'Positive' })
    .click()
  await openDialog(page).getByRole('button', { name: 'Clear and stretchy' }).click()
  for (const [label, text] of [
    ['Temperature on waking (°C)', '36.55'],
    ['Weight (kg)', '61.7'],
    ['Medicine taken', `${marker}M`],
    ['Other symptoms', `${marker}S`],
  ] as const) {
    await openDialog(page).getByLabel(label).fill(text)
    await openDialog(page).getByLabel(label).press('Enter')
  }
  await expect(openDialog(page).getByRole('button', { name: `${marker}S` })).toHaveAttribute('aria-pressed', 'true')
  await openDialog(page).getByRole('button', { name: 'Close' }).click()
  await visit(page, `${address}?view=summary`)
  await expect(page.getByRole('article')).toContainText(`${marker}M: 1 day`)
  await visit(page, settings)
  await section(page, 'What fits you now?')
    .getByRole('radio', { name: /^I do not want to get pregnant/ })
    .check()
  await expectToast(page, 'Success', 'Period data saved successfully')
  await visit(page, address)
  await tab(page, 'Insights').click()
  await expect(page.getByText('One more complete cycle')).toBeVisible()
  await tab(page, 'History').click()
  await history(page)
    .nth(1)
    .getByRole('button', { name: /^Open the days/ })
    .click()
  await page.getByRole('region', { name: 'Calendar' }).waitFor()
  await page
    .getByRole('grid')
    .getByRole('button', { name: longDay(dayFromNow(-41)) })
    .focus()
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
  await section(page, longDay(dayFromNow(-31)))
    .getByRole('button', { name: 'Light' })
    .click()
  await page.getByRole('button', { name: 'A cycle starts here' }).click()
  await expect(page.getByText('Marked as the start of a cycle')).toBeVisible()
  await visit(page, address)
  await page.getByRole('button', { name: 'I am not pregnant' }).click()
  await section(page, 'Contraception').getByRole('button', { name: 'Add a method' }).click()
  await openDialog(page).getByLabel('Method').selectOption('Progestogen-only pill (mini-pill)')
  await openDialog(page).getByLabel('Kind of pill').selectOption('With desogestrel, such as Cerazette (12 hours)')
  await openDialog(page).getByLabel('Pack', { exact: true }).selectOption('28 pills, without a break')
  await openDialog(page).getByRole('button', { name: 'Save' }).click()
  await section(page, 'Contraception').getByRole('button', { name: 'I took today’s pill' }).click()
  await expect(section(page, 'Contraception')).toContainText('Today’s pill: taken')
  await section(page, 'Contraception').getByRole('button', { name: 'Emergency contraception' }).click()
  await openDialog(page).getByLabel('I took a pill').selectOption('Ulipristal (ellaOne)')
  await openDialog(page).getByRole('button', { name: 'Save' }).click()
  await tab(page, 'History').click()
  await expect(history(page).filter({ hasText: 'Emergency pill' })).toBeVisible()
  await visit(page, `${address}?mode=pregnancy`)
  await page.getByRole('button', { name: 'I know my week' }).click()
  await page.getByLabel('Full weeks').fill('37')
  await page.getByRole('button', { name: 'Start tracking' }).click()
  await section(page, 'Clinic visits').getByRole('checkbox', { name: 'Visit 6 · week 36' }).check()
  await section(page, 'Count the movements').getByRole('button', { name: 'Start counting' }).click()
  await section(page, 'Count the movements').getByRole('button', { name: 'It moved' }).click()
  await section(page, 'Time your contractions').getByRole('button', { name: 'It starts' }).click()
  await section(page, 'Time your contractions').getByRole('button', { name: 'It ends' }).click()
  await section(page, 'Time your contractions')
    .getByRole('button', { name: /^Delete: / })
    .click()
  await expect(section(page, 'Time your contractions').getByRole('listitem')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(section(page, 'Time your contractions').getByRole('listitem').first()).toContainText('long')
  await visit(page, `${address}?mode=pregnancy`)
  await expect(section(page, 'Clinic visits').getByRole('checkbox', { checked: true })).toHaveCount(1)
  await expect(section(page, 'Count the movements')).toContainText('1 of 10')
  await expect(section(page, 'Time your contractions').getByRole('listitem').first()).toContainText('long')
  await visit(page, settings)
  const backup = await makeBackup(page)
  for (const word of [marker, ...wordsOfTheLog]) expect(backup).toContain(word)
  const instants = [...backup.matchAll(/"start":(\d{13})/g)].map(([, start]) => start ?? '')
  expect(instants).toHaveLength(2)
  await setPin(page, marker.slice(0, 12))
  await section(page, 'Your PIN').getByRole('button', { name: 'Lock now' }).click()
  await unlock(page, marker.slice(0, 12))
  await expect(section(page, 'Your PIN')).toBeVisible()

  await visit(page, gossip)
  await writePost(page, 'Hakuna maji hostel leo.')
  await acceptGuidelines(page)
  await expectToast(page, 'Post created!', createdText)
  await visit(page, '/profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByRole('textbox', { name: 'Course' }).fill('Marine Engineering')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect
    .poll(() => server.rows('profiles', `id=eq.${amina.id}&select=course`))
    .toEqual([{ course: 'Marine Engineering' }])
  await visit(page, '/groceries')
  await itemNamed(page, 'Tomatoes (1 kg)')
    .getByRole('button', { name: /^Add to Cart/ })
    .click()
  await expectCartCount(page, 1)
  await visit(page, '/cart')
  await sendOrder(page)
  expect(externalUrls.length).toBeGreaterThan(0)
  await signOut(page, 'sealed or none')

  const all = await traffic.all()
  // The recording must include the post, the profile and the service worker's requests.
  expect(all.filter(({ text }) => text.includes('Hakuna maji hostel leo.'))).not.toEqual([])
  expect(all.filter(({ text }) => text.includes('Marine Engineering'))).not.toEqual([])
  expect(all.filter(({ fromWorker }) => fromWorker)).not.toEqual([])
  const words = [...encodingsOf(marker), ...encodingsOf(marker.slice(0, 12)), ...wordsOfTheLog, ...instants]
  for (const word of words) {
    expect
      .soft(
        all.filter(({ text }) => text.includes(word)).map(({ url }) => url),
        word,
      )
      .toEqual([])
  }
  const dated = all.filter(({ text }) => text.includes(dayFromNow(-41)))
  expect
    .soft(
      dated.map(({ url }) => url),
      'requests that name a logged day',
    )
    .toEqual([])
})
