import type { BrowserContext, Page } from '@playwright/test'
import { recordsOf, signIn, untilInstalled, untilReadyForOffline, workerOf } from './app.ts'
import { dayFromNow, period, plantDays, shortDay } from './cycle-log.ts'
import { expect, test } from './fixtures.ts'
import type { LocalServer, TestPerson } from './local-server.ts'

test.use({ serviceWorkers: 'allow' })

const settings = '/period-tracker?view=settings'
const reminders = (page: Page) => page.getByRole('region', { name: 'Reminders' })
const subscriptions = (server: LocalServer, { id }: TestPerson) => server.rows('push_subscriptions', `user_id=eq.${id}&select=endpoint,wake_at`)
/** Eight in the morning in Nairobi, in UTC. */
const morningOf = (days: number): string => `${dayFromNow(days)}T05:00:00`
const wakeUpsOf = async (server: LocalServer, person: TestPerson): Promise<string[]> =>
  ((await subscriptions(server, person)) as { wake_at: string[] }[]).flatMap(({ wake_at }) => wake_at.map((at) => new Date(at).toISOString().slice(0, 19)))

type Note = { title: string; body: string | undefined; tag: string | undefined }

/**
 * What the worker shows from now on, once the platform has it. `getNotifications` is not asked: Chromium strikes out a
 * notification that is asked about before it is on the screen.
 */
const notesOf = async (context: BrowserContext): Promise<() => Promise<Note[]>> => {
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('The app has no worker')
  await worker.evaluate(() => {
    const show = ServiceWorkerRegistration.prototype.showNotification
    const shown: Note[] = []
    Object.assign(globalThis, { shown })
    ServiceWorkerRegistration.prototype.showNotification = async function (title, options) {
      await show.call(this, title, options)
      shown.push({ title, body: options?.body, tag: options?.tag })
    }
  })
  return () => worker.evaluate(() => Reflect.get(globalThis, 'shown') as Note[])
}

/** Chromium without a push service never answers: this one call is stood in for. */
const withPushService = (context: BrowserContext, endpoint: string) =>
  context.addInitScript((address) => {
    const made = { current: null as null | object }
    const subscription = () => ({
      endpoint: address,
      toJSON: () => ({ endpoint: address, keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }),
      unsubscribe: async () => {
        made.current = null
        return true
      },
    })
    PushManager.prototype.subscribe = async () => (made.current = subscription()) as unknown as PushSubscription
    PushManager.prototype.getSubscription = async () => made.current as unknown as PushSubscription
  }, endpoint)

test('whoever presses "Remind me" is woken at hours that follow the log, and told in words made from it, with the app closed and no network', async ({
  ordinaryBrowser,
  server,
  expectTrouble,
  goOffline,
}) => {
  expectTrouble(/favicon\.ico/)
  await ordinaryBrowser.grantPermissions(['notifications'], { origin: server.origin })
  await withPushService(ordinaryBrowser, 'https://push.example/amina')
  const page = await ordinaryBrowser.newPage()
  const amina = await server.addPerson('Amina Juma')
  await signIn(page, amina)
  await untilReadyForOffline(page)
  // The next one is expected in three days.
  await plantDays(page, amina.id, period(25))
  await page.goto(settings)
  await reminders(page).getByRole('button', { name: 'Remind me' }).click()
  await expect(reminders(page).getByText('Reminders are on for this phone')).toBeVisible()
  await expect.poll(() => wakeUpsOf(server, amina)).toEqual(expect.arrayContaining([morningOf(3), morningOf(10), morningOf(17)]))
  expect(await subscriptions(server, amina)).toMatchObject([{ endpoint: 'https://push.example/amina' }])
  await reminders(page).getByRole('radio', { name: 'Plain' }).check()
  await expect.poll(async () => JSON.stringify(await recordsOf(page, `comrade-cycle-of-${amina.id}`, 'pages'))).toContain('"words":"plain"')

  await untilInstalled(page)
  const { devtools, registrationId } = await workerOf(ordinaryBrowser, page)
  await goOffline()
  // A page of the same origin that runs nothing of the app keeps the browser's tools at hand.
  await page.goto('/icons/favicon.svg')
  const notes = await notesOf(ordinaryBrowser)
  const push = { origin: server.origin, registrationId, data: '{"v":1,"id":"01a1ff6a-9850-754a-ad71-d2b796ce672b"}' }
  await devtools.send('ServiceWorker.deliverPushMessage', push)
  const note = { title: 'Comrade', body: `Your period may start in 3 days (${shortDay(dayFromNow(3))})`, tag: 'comrade-note' }
  await expect.poll(notes).toEqual([note])
  await devtools.send('ServiceWorker.deliverPushMessage', push)
  // The same tag: the second takes the place of the first.
  await expect.poll(notes).toEqual([note, note])

  await server.start()
  await page.goto('/period-tracker')
  await page.getByRole('button', { name: 'Period started on this day' }).first().click()
  await expect.poll(() => wakeUpsOf(server, amina), { timeout: 45_000 }).toEqual(expect.arrayContaining([morningOf(25)]))
  expect(await wakeUpsOf(server, amina)).not.toContain(morningOf(3))
  await page.goto(settings)
  await reminders(page).getByRole('button', { name: 'Stop reminders' }).click()
  await expect(reminders(page).getByRole('button', { name: 'Remind me' })).toBeVisible()
  await expect.poll(() => subscriptions(server, amina)).toEqual([])

  // A phone that cannot be woken shows the note on the home screen.
  await page.goto('/period-tracker')
  await page.getByRole('button', { name: 'Remove this period' }).first().click()
  await expect(page.getByText('Period removed')).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('complementary', { name: 'A note for you' })).toContainText(note.body)
})
