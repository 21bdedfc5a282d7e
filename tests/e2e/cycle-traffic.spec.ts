import { expectCartCount, expectToast, go, itemNamed, sendOrder, signIn, untilInstalled, visit } from './app.ts'
import { dayFromNow, longDay } from './cycle-log.ts'
import { expect, test } from './fixtures.ts'
import { acceptGuidelines, address as gossip, createdText, writePost } from './gossip.ts'
import {
  address,
  openDialog,
  history,
  makeBackup,
  marker,
  section,
  setPin,
  settings,
  signOut,
  tab,
  today,
  unlock,
} from './period-tracker.ts'
import { encodingsOf, recordTraffic } from './traffic.ts'

test.use({ serviceWorkers: 'allow' })

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
