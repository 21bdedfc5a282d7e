import type { BrowserContext, Page } from '@playwright/test'
import { signIn, untilInstalled, untilReadyForOffline, visit, workerOf } from './app.ts'
import { recordsOf } from './indexed-records.ts'
import { dayFromNow, period, plantDays, shortDay } from './cycle-log.ts'
import { expect, test } from './fixtures.ts'
import type { LocalServer, TestUser } from './local-server.ts'

test.use({ serviceWorkers: 'allow' })

const settings = '/period-tracker?view=settings'
const reminders = (page: Page) => page.getByRole('region', { name: 'Reminders' })
/** Otherwise a notification is silent when the test runs at night. */
const endQuietHours = (page: Page) => reminders(page).getByLabel('Quiet from').selectOption('7')
const subscriptions = (server: LocalServer, { id }: TestUser) =>
  server.rows('push_subscriptions', `user_id=eq.${id}&select=endpoint,wake_at`)
/** Eight in the morning in Nairobi, in UTC. */
const morningOf = (days: number): string => `${dayFromNow(days)}T05:00:00`
const wakeUpsOf = async (server: LocalServer, user: TestUser): Promise<string[]> =>
  ((await subscriptions(server, user)) as { wake_at: string[] }[]).flatMap(({ wake_at }) =>
    wake_at.map((at) => new Date(at).toISOString().slice(0, 19)),
  )

type ShownNotification = {
  title: string
  body: string | undefined
  tag: string | undefined
  again: boolean
  button: string | undefined
}

/**
 * Records the notifications that the service worker shows from now on. `getNotifications` would not do: Chromium drops
 * a notification that is queried before it is on the screen.
 */
const recordNotifications = async (context: BrowserContext): Promise<() => Promise<ShownNotification[]>> => {
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('The app has no service worker')
  await worker.evaluate(() => {
    const show = ServiceWorkerRegistration.prototype.showNotification
    const shown: ShownNotification[] = []
    Object.assign(globalThis, { shown })
    ServiceWorkerRegistration.prototype.showNotification = async function (title, options) {
      await show.call(this, title, options)
      Object.assign(globalThis, { data: options?.data as unknown })
      const [action] = Reflect.get(options ?? {}, 'actions') as { title: string }[]
      shown.push({
        title,
        body: options?.body,
        tag: options?.tag,
        again: Reflect.get(options ?? {}, 'renotify') === true,
        button: action?.title,
      })
    }
  })
  return () => worker.evaluate(() => Reflect.get(globalThis, 'shown') as ShownNotification[])
}

/** Stubs push subscriptions: without a push service, Chromium never resolves them. */
const stubPushService = (context: BrowserContext, endpoint: string) =>
  context.addInitScript((address) => {
    const subscribed = { current: null as null | object }
    const subscription = () => ({
      endpoint: address,
      toJSON: () => ({ endpoint: address, keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }),
      unsubscribe: async () => {
        subscribed.current = null
        return true
      },
    })
    PushManager.prototype.subscribe = async () => (subscribed.current = subscription()) as unknown as PushSubscription
    PushManager.prototype.getSubscription = async () => subscribed.current as unknown as PushSubscription
  }, endpoint)

test('"Remind me" schedules wake-ups that follow the log, and a push shows a notification made from it, offline and with the app closed', async ({
  persistentContext,
  server,
  expectError,
  goOffline,
}) => {
  expectError(/favicon\.ico/)
  await persistentContext.grantPermissions(['notifications'], { origin: server.origin })
  await stubPushService(persistentContext, 'https://push.example/amina')
  const page = await persistentContext.newPage()
  const amina = await server.addUser('Amina Juma')
  await signIn(page, amina)
  await untilReadyForOffline(page)
  // The next period is expected in three days.
  await plantDays(page, amina.id, [81, 53, 25].flatMap(period))
  await visit(page, settings)
  await reminders(page).getByRole('button', { name: 'Remind me' }).click()
  await expect(reminders(page).getByText('Reminders are on for this phone')).toBeVisible()
  await expect
    .poll(() => wakeUpsOf(server, amina))
    .toEqual(expect.arrayContaining([morningOf(3), morningOf(8), morningOf(15)]))
  expect(await subscriptions(server, amina)).toMatchObject([{ endpoint: 'https://push.example/amina' }])
  await endQuietHours(page)
  await reminders(page).getByRole('radio', { name: 'Plain' }).check()
  await expect
    .poll(async () => JSON.stringify(await recordsOf(page, `comrade-cycle-of-${amina.id}`, 'pages')))
    .toMatch(/"quiet":\{"from":7,"to":7\},"words":"plain"/)

  await untilInstalled(page)
  const { devtools, registrationId } = await workerOf(persistentContext, page)
  await goOffline()
  // A page of the same origin without the app keeps the DevTools session open.
  await page.goto('/icons/favicon.svg')
  const notifications = await recordNotifications(persistentContext)
  const push = { origin: server.origin, registrationId, data: '{"v":1,"id":"01a1ff6a-9850-754a-ad71-d2b796ce672b"}' }
  await devtools.send('ServiceWorker.deliverPushMessage', push)
  const notification = {
    title: 'Comrade',
    body: `Your period may start in 3 days (${shortDay(dayFromNow(3))})`,
    tag: 'comrade-note',
    again: true,
    button: undefined,
  }
  await expect.poll(notifications).toEqual([notification])
  await devtools.send('ServiceWorker.deliverPushMessage', push)
  // They have the same tag, so the second replaces the first, and is heard.
  await expect.poll(notifications).toEqual([notification, notification])

  await server.start()
  await visit(page, '/period-tracker')
  await page.getByRole('button', { name: 'Period started on this day' }).first().click()
  await expect
    .poll(() => wakeUpsOf(server, amina), { timeout: 45_000 })
    .toEqual(expect.arrayContaining([morningOf(25)]))
  expect(await wakeUpsOf(server, amina)).not.toContain(morningOf(3))
  await visit(page, settings)
  await reminders(page).getByRole('button', { name: 'Stop reminders' }).click()
  await expect(reminders(page).getByRole('button', { name: 'Remind me' })).toBeVisible()
  await expect.poll(() => subscriptions(server, amina)).toEqual([])

  // Without a push subscription, the home screen shows the reminder.
  await visit(page, '/period-tracker')
  await page.getByRole('button', { name: 'Remove this period' }).first().click()
  await expect(page.getByText('Period removed')).toBeVisible()
  await visit(page, '/')
  await expect(page.getByRole('complementary', { name: 'A note for you' })).toContainText(notification.body)
})

test('the button of a discreet notification ticks the pill, with the app closed', async ({
  persistentContext,
  server,
  expectError,
}) => {
  expectError(/favicon\.ico/)
  await persistentContext.grantPermissions(['notifications'], { origin: server.origin })
  const page = await persistentContext.newPage()
  const amina = await server.addUser('Amina Juma')
  await signIn(page, amina)
  await untilInstalled(page)
  await plantDays(page, amina.id, period(25))
  await visit(page, '/period-tracker')
  const contraception = page.getByRole('region', { name: 'Contraception', exact: true })
  await contraception.getByRole('button', { name: 'Add a method' }).click()
  await page.getByRole('dialog').getByLabel('Method').selectOption('Combined pill')
  await page.getByRole('dialog').getByLabel('Pack', { exact: true }).selectOption('21 pills, then a break of 7 days')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(contraception.getByRole('button', { name: 'I took today’s pill' })).toBeVisible()
  await visit(page, settings)
  const hour = new Date(Date.now()).toLocaleTimeString('en-GB', { timeZone: 'Africa/Nairobi', hour: 'numeric' })
  await reminders(page)
    .getByLabel('Hour of the pill')
    .selectOption(String(Number(hour)))
  await endQuietHours(page)
  await reminders(page).getByRole('checkbox', { name: 'To take my pill' }).check()
  await expect
    .poll(async () => JSON.stringify(await recordsOf(page, `comrade-cycle-of-${amina.id}`, 'pages')))
    .toMatch(/"on":\["pill"\].*"quiet":\{"from":7,"to":7\}/)

  const { devtools, registrationId } = await workerOf(persistentContext, page)
  await page.goto('/icons/favicon.svg')
  const notifications = await recordNotifications(persistentContext)
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: server.origin,
    registrationId,
    data: '{"v":1,"id":"01a1ff6a-9850-754a-ad71-d2b796ce672b"}',
  })
  await expect.poll(notifications).toEqual([
    {
      title: 'Comrade: a note for you',
      body: 'Open the app when you have a moment',
      tag: 'comrade-note',
      again: true,
      button: 'Done',
    },
  ])
  // Playwright cannot tap a notification.
  await persistentContext.serviceWorkers()[0]?.evaluate(async () => {
    const waiting: Promise<unknown>[] = []
    const notification = { close: () => {}, data: Reflect.get(globalThis, 'data') as unknown }
    dispatchEvent(
      Object.assign(new Event('notificationclick'), {
        action: 'done',
        notification,
        waitUntil: (work: Promise<unknown>) => waiting.push(work),
      }),
    )
    await Promise.all(waiting)
  })
  await visit(page, '/period-tracker')
  await expect(contraception).toContainText('Today’s pill: taken')
  expect(JSON.stringify(await recordsOf(page, `comrade-cycle-of-${amina.id}`, 'metadata'))).not.toContain('answered')
})
