import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cycleLogStore } from '@/health/cycle/store/use-cycle'
import { deleteSubscription, saveSubscription } from '@/health/reminders/store/subscription-record'
import type { User } from '@/store/session/session-state'
import { isoDay, type IsoDay } from '@/kit/rules/day'
import { userId } from '@/kit/rules/ids'
import { ReminderSettings } from '@/health/reminders'
import { usualReminders, type ReminderChoices } from '@/health/cycle/rules/reminder-choices'
import { ReminderFields } from '@/health/reminders/reminder-fields'
import { onAnIPhone } from '../iphone'
import { renderThemed } from '../render'

const newUser = (): User => ({ id: userId(crypto.randomUUID()), email: 'amina@students.example', fullName: null })

const today = isoDay('2026-04-01')

const render = async (user = newUser(), pregnantSince: IsoDay | null = null) => {
  await renderThemed(<ReminderSettings user={user} today={today} pregnantSince={pregnantSince} />)
  return user
}
const remind = () => page.getByRole('button', { name: 'Remind me' })

afterEach(async () => {
  vi.unstubAllGlobals()
  await deleteSubscription()
})

describe('the permission for notifications', () => {
  const notification = { permission: 'default', requestPermission: vi.fn<() => Promise<string>>() }
  beforeEach(() => {
    notification.permission = 'default'
    notification.requestPermission = vi.fn<() => Promise<string>>(async () => (notification.permission = 'denied'))
    vi.stubGlobal('Notification', notification)
  })

  test('is requested only by the button, and a refusal shows what to do', async () => {
    await render()
    await expect.element(remind()).toBeVisible()
    expect(notification.requestPermission.mock.calls).toHaveLength(0)
    await remind().click()
    await expect
      .element(page.getByRole('alert').getByText('This browser was not allowed to show notifications.'))
      .toBeVisible()
    expect(notification.requestPermission.mock.calls).toHaveLength(1)
    await expect.element(page.getByText('Notifications are switched off for Comrade')).toBeVisible()
    await expect.element(remind()).not.toBeInTheDocument()
  })
})

test('reminders that no longer arrive are said to be off, with a way to switch them on', async () => {
  vi.stubGlobal('Notification', { permission: 'granted' })
  const user = newUser()
  await saveSubscription({
    person: user.id,
    id: crypto.randomUUID(),
    endpoint: 'https://push.example/ended',
    wakeAt: [],
    isLost: true,
  })
  await render(user)
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Reminders are off on this phone/)
  await expect.element(remind()).toBeVisible()
  await expect.element(page.getByText('Reminders are on for this phone')).not.toBeInTheDocument()
})

test('the reminders that fit the stage of life are offered, and no others', async () => {
  await render(newUser(), isoDay('2026-01-01'))
  const kinds = page.getByRole('group', { name: 'What to remind you of' })
  await expect
    .poll(() =>
      kinds
        .getByRole('checkbox')
        .elements()
        .map((box) => (box instanceof HTMLInputElement ? box.labels?.[0]?.textContent : '')),
    )
    .toEqual(['To log my day', 'Each new week of a pregnancy', 'The day before an appointment'])
})

test('on an iPhone the steps to reminders start with the home screen', async () => {
  onAnIPhone()
  await render()
  await expect.element(page.getByText('First put Comrade on your home screen')).toBeVisible()
  await expect.element(page.getByText(/^Make a backup below if you have logged anything/)).toBeVisible()
  await expect.element(remind()).not.toBeInTheDocument()
})

test('the choice of reminders is stored with the log', async () => {
  const { id } = await render()
  const soon = page.getByRole('checkbox', { name: 'Before my period' })
  await soon.click()
  await expect.element(soon).toBeChecked()
  const choices = () => {
    const state = cycleLogStore(id).state.getState()
    return state.status === 'open' ? state.log.profile.reminders : null
  }
  await expect.poll(() => choices()?.on).toEqual(['period-soon'])
  await page.getByRole('radio', { name: 'Plain' }).click()
  await expect.poll(() => choices()?.words).toBe('plain')
})

test('an hour that is chosen is saved, though the hour of before comes back from storage meanwhile', async () => {
  const rules: ((before: ReminderChoices) => ReminderChoices)[] = []
  function Fields() {
    const [saved, setSaved] = useState(usualReminders)
    return (
      <>
        <button onClick={() => setSaved({ ...usualReminders })}>Another change of the log is saved</button>
        <ReminderFields kinds={['pill']} choices={saved} onChange={(rule) => rules.push(rule)} />
      </>
    )
  }
  await renderThemed(<Fields />)
  const from = page.getByRole('combobox', { name: 'Quiet from' })
  await from.selectOptions('7')
  await expect.element(from).toHaveValue('7')
  await page.getByRole('button', { name: 'Another change of the log is saved' }).click()
  await expect.element(from).toHaveValue('21')
  expect(rules.map((rule) => rule(usualReminders).quiet.from)).toEqual([7])
})
