import { expect } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import type { IsoDay } from '@/kit/rules/day'
import { calendarDay, openDialog } from './tracker'

// What a person does in the opened tracker on one day. Each waits until it is saved.

const button = (name: string | RegExp, within: Pick<Locator, 'getByRole'> = page) =>
  within.getByRole('button', { name })
const saved = async () => {
  await expect.element(page.getByText('Period data saved successfully').first()).toBeVisible()
}
const card = (name: string) => page.getByRole('region', { name })

/** The first period, on the first visit. */
export const logFirst = async (today: IsoDay) => {
  await userEvent.fill(page.getByLabelText('When did your last period start?', { exact: false }), today)
  await button('Show my cycle').click()
  await expect.element(page.getByText('Your period started on this day')).toBeVisible()
}

export const logStart = async () => {
  await button('Period started on this day').click()
  await expect.element(page.getByText('Your period started on this day')).toBeVisible()
}

export const logPast = (from: IsoDay, to: IsoDay) => async () => {
  await page.getByRole('tab', { name: 'History' }).click()
  await button('Log a past period').click()
  await userEvent.fill(openDialog().getByLabelText('First day', { exact: false }), from)
  await userEvent.fill(openDialog().getByLabelText('Last day', { exact: false }), to)
  await button('Save', openDialog()).click()
  await expect.element(openDialog()).not.toBeInTheDocument()
}

/** Clicks at once: a tap that waits until nothing moves would double the time of what is repeated. */
const press = async (target: Locator) => {
  await expect.element(target).toBeEnabled()
  target.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
}

/** A period that began on a day of this month or the one before, in the calendar. */
export const logStartOn = (start: IsoDay) => async (today: IsoDay) => {
  await press(page.getByRole('tab', { name: 'Calendar' }))
  if (start.slice(0, 7) !== today.slice(0, 7)) await press(button('Previous month'))
  await press(calendarDay(start))
  await press(button('Period started on this day'))
  await expect.element(page.getByText('Your period started on this day')).toBeVisible()
}

/** Taps one answer in the sheet of today. */
export const logToday = (answer: string) => async () => {
  await button('Log today').click()
  await openDialog().getByRole('button', { name: answer, exact: true }).click()
  await saved()
}

export const logPositiveTest = async () => {
  await button('Log today').click()
  await openDialog().getByRole('tab', { name: 'More' }).click()
  await openDialog().getByRole('group', { name: 'Pregnancy test' }).getByRole('button', { name: 'Positive' }).click()
  await saved()
}

export const measure = (temperature: number, mucus: string) => async () => {
  await button('Log today').click()
  await openDialog().getByRole('tab', { name: 'More' }).click()
  await openDialog().getByRole('button', { name: mucus, exact: true }).click()
  await userEvent.fill(openDialog().getByLabelText('Temperature on waking (°C)'), String(temperature))
  await userEvent.tab()
  await saved()
}

export const writeNote = (note: string) => async () => {
  await userEvent.fill(page.getByRole('textbox', { name: 'Notes' }), note)
  await userEvent.tab()
  await saved()
}

export const beginInjections = async (today: IsoDay) => {
  await button('Add a method', card('Contraception')).click()
  await openDialog().getByLabelText('Method').selectOptions('Injection (Depo, Sayana)')
  await userEvent.fill(openDialog().getByLabelText('Since'), today)
  await userEvent.fill(openDialog().getByLabelText('Day of the last injection'), today)
  await button('Save', openDialog()).click()
  await expect.element(card('Contraception')).toMatchTextContent('Next injection')
}

export const haveInjection = async () => {
  await button('I had it today', card('Contraception')).click()
  await expect.element(button('I had it today', card('Contraception'))).toBeDisabled()
}

export const beginPregnancyMode = async () => {
  await button('Open pregnancy mode').click()
  await button('Start tracking').click()
  await expect.element(card('Your pregnancy')).toBeVisible()
}

export const endPregnancy = (how: string, dayLabel: string) => async (today: IsoDay) => {
  await button('The pregnancy has ended, or stop tracking').click()
  await button(how, openDialog()).click()
  await userEvent.fill(openDialog().getByLabelText(dayLabel), today)
  await button('Close the record', openDialog()).click()
  await button('Done').click()
}

export const sayFeeding = async () => {
  const fully = button(/^Fully/)
  await fully.click()
  await expect.element(fully).toHaveAttribute('aria-pressed', 'true')
}
